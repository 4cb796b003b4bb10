import { expect, it } from '@jest/globals';
import { actionWords } from './action-words';

it.each([
  ['sales.deal.moved', 'Deal moved'],
  ['identity.passwordReset.asked', 'Password reset asked'],
])('%s is %s', (action, words) => expect(actionWords(action)).toBe(words));
