import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { columnsOf, routeBetween } from './career-route.js';

const step = (from: string, to: string, months: number) => ({ from, to, months, gains: [] });
const steps = [step('a', 'b', 12), step('b', 'c', 12), step('a', 'c', 24), step('a', 'd', 6), step('d', 'c', 6)];

describe('the way from role to role', () => {
  it('is the one with the fewest months, and of two alike the one with fewer steps', () => {
    expect(routeBetween(steps, 'a', 'c')).toMatchObject({ months: 12, steps: [{ to: 'd' }, { to: 'c' }] });
    expect(routeBetween(steps.slice(0, 3), 'a', 'c')).toMatchObject({ months: 24, steps: [{ from: 'a', to: 'c' }] });
    expect(routeBetween(steps, 'c', 'a')).toBeUndefined();
    expect(routeBetween(steps, 'a', 'a')).toEqual({ steps: [], months: 0 });
  });

  it('leads on from each of its roles, and ends however roles lie', () => {
    const key = fc.constantFrom<string>('a', 'b', 'c', 'd', 'e');
    const any = fc.array(
      fc.record({ from: key, to: key, months: fc.integer({ min: 1, max: 60 }), gains: fc.constant<string[]>([]) }),
    );
    fc.assert(
      fc.property(any, key, key, (some, from, to) => {
        const route = routeBetween(some, from, to);
        let here = from;
        for (const one of route?.steps ?? []) {
          expect(one.from).toBe(here);
          here = one.to;
        }
        if (route) expect(here).toBe(to);
      }),
    );
  });
});

const roles = (...keys: readonly string[]) => keys.map((key) => ({ key, entry: false }));

describe('the columns of a map', () => {
  it('hold each role once, after one that leads to it', () =>
    expect(columnsOf(roles('a', 'b', 'c', 'd'), steps)).toEqual([['a'], ['b', 'c', 'd']]));

  it('hold what lies in a circle too', () =>
    expect(columnsOf(roles('a', 'b'), [step('a', 'b', 1), step('b', 'a', 1)])).toEqual([['a', 'b']]));
});
