import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.js';

beforeAll(() => {
  process.env.MASTER_KEY = randomBytes(32).toString('base64');
});

describe('recovery codes', () => {
  it('are ten, all different, easy to read', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  });

  it('are one code however they are typed, and another person’s are other ones', () => {
    const kept = hashOfCode('ada', 'a2b3c-d4e5f');
    expect([' A2B3C D4E5F ', 'a2b3cd4e5f'].map((code) => hashOfCode('ada', code))).toEqual([kept, kept]);
    expect(hashOfCode('bob', 'a2b3c-d4e5f')).not.toBe(kept);
    expect(hashOfCode('ada', 'a2b3c-d4e5g')).not.toBe(kept);
  });
});
