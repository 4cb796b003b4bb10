import { describe, expect, it } from '@jest/globals';
import { TOKEN } from '@talent-os/contracts/identity/token.js';
import fc from 'fast-check';
import { KEY_LIFE_MS, nextKeyFrom, publishedKeys, signingKey } from './key.rules.js';

const start = Date.parse('2026-03-02T08:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1_000);
const key = (seconds: number) => ({ activeFrom: at(seconds) });
const DAY = 86_400;

describe('signing keys', () => {
  it('are made at once where there is none, and again after thirty days with a lead', () => {
    expect(nextKeyFrom([], at(0))).toEqual(at(0));
    expect(nextKeyFrom([key(0)], at(30 * DAY - 1))).toBeUndefined();
    expect(nextKeyFrom([key(0)], at(30 * DAY))).toEqual(at(30 * DAY + TOKEN.keyLeadSeconds));
    expect(nextKeyFrom([key(0), key(30 * DAY + 300)], at(30 * DAY + 1))).toBeUndefined();
  });

  it('sign from their time on and no earlier', () => {
    const keys = [key(0), key(100)];
    expect(signingKey(keys, at(99))).toBe(keys[0]);
    expect(signingKey(keys, at(100))).toBe(keys[1]);
    expect(signingKey([key(100)], at(99))).toBeUndefined();
  });

  it('are published before they sign, and the last one until the overlap ends', () => {
    const keys = [key(0), key(300)];
    expect(publishedKeys(keys, at(0))).toEqual([keys[1], keys[0]]);
    expect(publishedKeys(keys, at(300 + TOKEN.keyOverlapSeconds - 1))).toHaveLength(2);
    expect(publishedKeys(keys, at(300 + TOKEN.keyOverlapSeconds))).toEqual([keys[1]]);
  });

  it('verify every token that lives, whenever it was signed', () =>
    fc.assert(
      fc.property(fc.nat(90 * DAY), fc.nat(TOKEN.lifeSeconds), (signed, age) => {
        const life = KEY_LIFE_MS / 1_000;
        const keys = [0, 1, 2, 3].map((turn) => key(turn * (life + TOKEN.keyLeadSeconds)));
        expect(publishedKeys(keys, at(signed + age))).toContain(signingKey(keys, at(signed)));
      }),
    ));
});
