import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Tally, WINDOW_MS } from './tally.js';

describe('the tally', () => {
  it('tells the first at once, and the rest of its minute together', () => {
    const tally = new Tally<string>();
    expect(tally.count('k', 'first', 0)).toEqual({ of: 'first', times: 1, since: 0 });
    for (const at of [10, 20, 30]) expect(tally.count('k', `at ${at}`, at)).toBeUndefined();
    expect(tally.due(WINDOW_MS - 1)).toEqual([]);
    expect(tally.due(WINDOW_MS)).toEqual([{ of: 'at 10', times: 3, since: 10 }]);
    expect(tally.due(2 * WINDOW_MS)).toEqual([]);
    expect(tally.count('k', 'later', 3 * WINDOW_MS)).toMatchObject({ times: 1 });
  });

  it('loses none and tells at most one of a key in a minute, whatever comes when', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), wait: fc.integer({ min: 0, max: 40_000 }) }), {
          maxLength: 200,
        }),
        (steps) => {
          const tally = new Tally<string>();
          const told: { key: string; at: number; times: number }[] = [];
          let now = 0;
          for (const { key, wait } of steps) {
            now += wait;
            for (const { of, times } of tally.due(now)) told.push({ key: of, at: now, times });
            const first = tally.count(key, key, now);
            if (first && first !== 'full') told.push({ key, at: now, times: first.times });
          }
          const before = [...told];
          for (const { of, times } of tally.rest(now)) told.push({ key: of, at: now, times });
          expect(told.reduce((sum, { times }) => sum + times, 0)).toBe(steps.length);
          for (const key of ['a', 'b', 'c']) {
            const times = before.filter((one) => one.key === key).map(({ at }) => at);
            for (const [index, at] of times.entries())
              if (index > 0) expect(at - times[index - 1]!).toBeGreaterThanOrEqual(WINDOW_MS);
          }
        },
      ),
    );
  });

  it('tells with the next what could not be told', () => {
    const tally = new Tally<string>();
    const lost = tally.count('k', 'x', 5);
    tally.count('k', 'x', 9);
    tally.restore('k', lost as { of: string; times: number; since: number }, 12);
    expect(tally.due(5 + WINDOW_MS)).toEqual([{ of: 'x', times: 2, since: 5 }]);
  });

  it('keeps no more keys than there is room for', () => {
    const tally = new Tally<number>();
    for (let key = 0; key < 20_000; key += 1) tally.count(String(key), key, 0);
    expect(tally.count('one more', 1, 0)).toBe('full');
    tally.due(WINDOW_MS);
    expect(tally.count('one more', 1, WINDOW_MS)).toMatchObject({ times: 1 });
  });
});
