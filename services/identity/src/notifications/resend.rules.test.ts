import { expect, it } from '@jest/globals';
import { mailStates, mayWithMail } from './resend.rules.js';

it('offers an e-mail again where it failed, and nowhere else', () =>
  expect(mailStates.filter((state) => mayWithMail(state).do.includes('resend'))).toEqual(['failed']));
