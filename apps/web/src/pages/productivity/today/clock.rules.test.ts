import { describe, expect, it } from '@jest/globals';
import { clockOf } from './clock.rules';

const started = '2026-11-20T09:00:00.000Z';
const after = (seconds: number) => clockOf(started, Date.parse(started) + seconds * 1000);

describe('the clock of a focus session', () => {
  it.each([
    [-5, '00:00'],
    [0, '00:00'],
    [65, '01:05'],
    [3599, '59:59'],
    [3909, '1:05:09'],
  ])('says after %d seconds %s', (seconds, text) => expect(after(seconds)).toBe(text));
});
