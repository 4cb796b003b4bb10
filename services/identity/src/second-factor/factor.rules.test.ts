import { describe, expect, it } from '@jest/globals';
import { methodsOf, proofsOf } from './factor.rules.js';

const counts = { totp: false, passkeys: 0, recoveryCodes: 0 };
describe('what answers a challenge', () => {
  it.each([
    ['nothing', counts, [], ['password']],
    ['nothing, where recovery codes are all that is left', { ...counts, recoveryCodes: 3 }, [], ['password']],
    ['an app', { ...counts, totp: true }, ['totp'], ['totp']],
    [
      'everything',
      { totp: true, passkeys: 2, recoveryCodes: 9 },
      ['totp', 'passkey', 'recovery'],
      ['totp', 'passkey', 'recovery'],
    ],
  ])('is %s', (_, held, methods, proofs) => {
    expect(methodsOf(held)).toEqual(methods);
    expect(proofsOf(held)).toEqual(proofs);
  });
});
