import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergedWithin } from './spans.rules.js';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const span = (from: number, to: number) => ({ start: at(from), end: at(to) });
const window = span(0, 240);

describe('times that are taken', () => {
  it('are one where they overlap or touch, and end with the window', () =>
    expect(
      mergedWithin([span(5, 6), span(1, 3), span(2, 4), span(4, 5), span(-9, -1), span(230, 300)], window),
    ).toEqual([span(1, 6), span(230, 240)]));

  it('take the same hours as before, each once', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(239), fc.nat(239))), (pairs) => {
        const spans = pairs.map(([one, other]) => span(Math.min(one, other), Math.max(one, other)));
        const merged = mergedWithin(spans, window);
        const taken = (all: typeof spans) =>
          Array.from({ length: 240 }, (_, hour) => all.some(({ start, end }) => start <= at(hour) && at(hour) < end));
        expect(taken(merged)).toEqual(taken(spans));
        for (const [index, { start }] of merged.entries())
          if (index > 0) expect(merged[index - 1]!.end < start).toBe(true);
      }),
    ));
});
