import { describe, expect, it } from '@jest/globals';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { expiringOf, homesOf, isAtRisk, visibleStanding } from './standing.rules.js';

const today = '2026-11-20';

describe('contact hours', () => {
  const cycle = { startsOn: '2025-06-01', endsOn: '2027-05-31', required: 30 };

  it.each([
    ['enough', 30, false],
    ['more than enough', 44, false],
    ['an even pace', 22, false],
    ['twice the pace still to go', 12, true],
    ['nothing', 0, true],
  ])('with %s are at risk: %s hours, %s', (_, earned, risk) => {
    expect(isAtRisk({ ...cycle, earned }, today)).toBe(risk);
  });

  it('are at risk near the end as long as one is missing', () => {
    const near = { startsOn: '2025-01-22', endsOn: addDays(today, 60), required: 30 };
    expect(isAtRisk({ ...near, earned: 29 }, today)).toBe(true);
    expect(isAtRisk({ ...near, earned: 30 }, today)).toBe(false);
  });

  it('never become riskier by an hour more', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 0, max: 700 }), (earned, left) => {
        const at = (hours: number) =>
          isAtRisk(
            { startsOn: addDays(today, left - 729), endsOn: addDays(today, left), required: 30, earned: hours },
            today,
          );
        if (!at(earned)) expect(at(earned + 1)).toBe(false);
      }),
    );
  });
});

describe('credentials that expire', () => {
  it('are counted once, in the nearest span', () => {
    const dates = [-1, 0, 30, 31, 60, 61, 90, 91].map((days) => addDays(today, days));
    expect(expiringOf(dates, today)).toEqual({ expired: 1, in30: 2, in60: 2, in90: 2 });
  });
});

describe('figures of people', () => {
  const standing = (people: number) => ({
    people,
    credentials: expiringOf([], today),
    ceuAtRisk: 0,
    overtime: [],
  });

  it('are hidden where there are fewer than five, but for one’s own', () => {
    expect(visibleStanding(standing(4), false)).toBeNull();
    expect(visibleStanding(standing(5), false)).not.toBeNull();
    expect(visibleStanding(standing(1), true)).not.toBeNull();
  });
});

describe('the unit a person is counted in', () => {
  const placed = (department: string, userId: string, shifts: number) => ({ department, userId, shifts });

  it('is the one they work in most, by name where there are two, and never a department that is no unit', () => {
    const homes = homesOf(
      [
        placed('ICU', 'a', 2),
        placed('ER', 'a', 3),
        placed('ICU', 'b', 1),
        placed('ER', 'b', 1),
        placed('Float', 'c', 9),
      ],
      ['ICU', 'ER'],
    );
    expect([...homes]).toEqual([
      ['a', 'ER'],
      ['b', 'ER'],
    ]);
  });
});
