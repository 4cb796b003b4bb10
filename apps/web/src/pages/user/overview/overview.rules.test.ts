import { describe, expect, it } from '@jest/globals';
import { lacksOf } from './overview.rules';

const complete = { phone: '+1 555 0100', pendingEmail: null };
const factors = { hasFactor: true, recoveryCodesLeft: 10 };
const texts = (...of: Parameters<typeof lacksOf>) => lacksOf(...of).map(({ text, to }) => `${to}: ${text}`);

describe('what an account lacks', () => {
  it('is nothing where everything is there', () => expect(lacksOf(complete, [{ current: true }], factors)).toEqual([]));

  it('is one line for each thing, with where it is seen to', () => {
    const email = 'new@home.example';
    expect(
      texts(
        { phone: '', pendingEmail: { email, oldConfirmed: true, newConfirmed: false } },
        [{ current: true }, { current: false }],
        { hasFactor: false, recoveryCodesLeft: 0 },
      ),
    ).toEqual([
      '/user/security: No second factor: whoever learns your password gets in',
      '/user/profile: Your new address waits for the link in the new one',
      '/user/security: You are signed in on 1 other device: check that you know them',
      '/user/profile: No phone number: nobody can call you back',
    ]);
    expect(
      texts({ ...complete, pendingEmail: { email, oldConfirmed: false, newConfirmed: false } }, [], factors),
    ).toEqual(['/user/profile: Your new address waits for the link in the present one and the new one']);
  });

  it.each([
    [0, ['/user/security: No recovery code is left: make new ones']],
    [1, ['/user/security: Only 1 recovery code is left: make new ones']],
    [2, ['/user/security: Only 2 recovery codes are left: make new ones']],
    [3, []],
  ])('is recovery codes where %i are left', (recoveryCodesLeft, lines) =>
    expect(texts(complete, [], { hasFactor: true, recoveryCodesLeft })).toEqual(lines),
  );
});
