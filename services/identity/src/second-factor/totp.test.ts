import { describe, expect, it } from '@jest/globals';
import { codeAt, newSecret, PERIOD_S, stepOf, uriOf } from './totp.js';

const NOW = new Date('2026-03-02T08:00:10Z');
const STEP = Math.floor(NOW.getTime() / 1000 / PERIOD_S);
const secret = newSecret();
const near = (steps: number) => codeAt(secret, new Date(NOW.getTime() + steps * PERIOD_S * 1000));

describe('a code of an authenticator app', () => {
  // RFC 6238, appendix B, SHA-1; its last six digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ])('is the one of the RFC at %i seconds', (seconds, code) =>
    expect(codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(seconds * 1000))).toBe(code),
  );

  it('names the step it belongs to, one before and one after included', () => {
    expect([near(-1), near(0), near(1)].map((code) => stepOf(secret, code, NOW))).toEqual([STEP - 1, STEP, STEP + 1]);
    expect(stepOf(secret, `${near(0).slice(0, 3)} ${near(0).slice(3)}`, NOW)).toBe(STEP);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-00001'])('is not %j', (code) =>
    expect(stepOf(secret, code, NOW)).toBeUndefined(),
  );

  it('is none of another secret, nor two steps away', () => {
    const taken = [near(-1), near(0), near(1)];
    const others = [near(-2), near(2), codeAt(newSecret(), NOW)].filter((other) => !taken.includes(other));
    expect(others.map((other) => stepOf(secret, other, NOW)).filter((step) => step !== undefined)).toEqual([]);
  });

  it('comes from a secret of 160 bits, whose address says whose it is', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uriOf(secret, 'ada@harbor.example')).toBe(
      `otpauth://totp/Talent%20OS:ada%40harbor.example?issuer=Talent%20OS&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
