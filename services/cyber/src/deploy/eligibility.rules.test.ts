import { describe, expect, it } from '@jest/globals';
import { clearanceLevels, clearanceStandings } from '@talent-os/contracts/cyber/clearance-kinds.js';
import fc from 'fast-check';
import { eligibilityOf, reaches } from './eligibility.rules.js';

const level = fc.constantFrom(...clearanceLevels);
const known = fc.option(fc.record({ level, standing: fc.constantFrom(...clearanceStandings) }), { nil: undefined });

describe('eligibility', () => {
  it.each([
    ['nothing is asked', 'none', undefined, undefined, 'notNeeded'],
    ['a higher one is in force', 'secret', ['ts_sci', 'active'], undefined, 'active'],
    ['a lower one is in force', 'top_secret', ['secret', 'active'], undefined, 'missing'],
    ['access ended lately', 'secret', ['secret', 'reusable'], undefined, 'recent'],
    ['it has lapsed', 'secret', ['secret', 'lapsed'], undefined, 'missing'],
    ['a report waits', 'secret', undefined, ['secret', 'active'], 'waiting'],
    ['a report waits that would not do', 'secret', undefined, ['confidential', 'active'], 'missing'],
    ['somebody is barred and reports', 'secret', ['secret', 'barred'], ['secret', 'active'], 'missing'],
  ] as const)('where %s', (_, needed, held, waiting, expected) => {
    const of = (pair: typeof held | typeof waiting) => pair && { level: pair[0], standing: pair[1] };
    expect(eligibilityOf(needed, of(held), of(waiting))).toBe(expected);
  });

  it('is active only by what is verified, never by a report', () => {
    fc.assert(
      fc.property(level, known, known, (needed, held, waiting) => {
        const found = eligibilityOf(needed, held, waiting);
        if (found === 'active') {
          expect(held!.standing).toBe('active');
          expect(reaches(held!.level, needed)).toBe(true);
        }
        expect(eligibilityOf(needed, held, undefined) === 'active').toBe(found === 'active');
      }),
    );
  });
});
