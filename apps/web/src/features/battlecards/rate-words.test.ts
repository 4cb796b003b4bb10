import { describe, expect, it } from '@jest/globals';
import type { WinRate } from '@talent-os/contracts/sales/battlecard-shapes';
import { rateText, verdictOf } from './rate-words';

const rate = (won: number, closed: number, low: number, high: number): WinRate => ({
  won,
  closed,
  rate: Math.round((100 * won) / closed),
  low,
  high,
});

it('a rate is said with what it rests on', () => {
  expect(rateText(rate(7, 15, 31, 63))).toBe('47%, 7 of 15');
  expect(rateText({ won: 0, closed: 0, rate: null, low: null, high: null })).toBe('no deal closed yet');
});

describe('two rates', () => {
  it.each([
    [rate(6, 22, 17, 41), rate(2, 3, 30, 90), '3 decided since: too few to say whether the card helps.'],
    [rate(6, 22, 17, 41), rate(7, 15, 31, 63), '15 decided since: no clear difference.'],
    [rate(6, 22, 17, 41), rate(12, 15, 62, 90), '15 decided since: we win more often than before.'],
    [rate(18, 22, 68, 90), rate(5, 15, 20, 50), '15 decided since: we win less often than before.'],
  ])('say no more than they can', (before, since, text) => expect(verdictOf(before, since)).toBe(text));
});
