import { expect, it } from '@jest/globals';
import { linkRefusal, mayWithAccount } from './account.rules.js';

it.each([
  ['active', ['disabled'], ['signOut', 'passwordLink'], undefined],
  ['disabled', ['active'], [], 'account.disabled'],
] as const)('an account that is %s goes to %j, and more: %j', (status, to, deeds, refusal) => {
  expect(mayWithAccount(status)).toEqual({ to, do: deeds });
  expect(linkRefusal(status)).toBe(refusal);
});
