import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { overtimeOf, type WeekWork } from './overtime.rules.js';

const week = '2026-11-16';
const shift = (userId: string, department: string, hours: number, day = 1): WeekWork => ({
  userId,
  department,
  week,
  startsAt: new Date(Date.UTC(2026, 10, 15 + day, 7)),
  endsAt: new Date(Date.UTC(2026, 10, 15 + day, 7 + hours)),
});

describe('overtime', () => {
  it('is what a person works beyond forty hours of a week', () => {
    const four = [1, 2, 3, 4].map((day) => shift('a', 'ICU', 12, day));
    expect(overtimeOf([...four, shift('b', 'ICU', 12)], [week])(['ICU'])).toEqual([{ week, hours: 8 }]);
  });

  it('belongs to the departments by the hours worked in each', () => {
    const work = [
      shift('a', 'ICU', 12, 1),
      shift('a', 'ICU', 12, 2),
      shift('a', 'ICU', 12, 3),
      shift('a', 'Emergency', 12, 4),
    ];
    const of = overtimeOf(work, [week]);
    expect(of(['ICU'])[0]!.hours).toBe(6);
    expect(of(['Emergency'])[0]!.hours).toBe(2);
    expect(of(['ICU', 'Emergency'])[0]!.hours).toBe(8);
  });

  it('of two people with forty hours each is none', () => {
    const work = ['a', 'b'].flatMap((userId) => [1, 2, 3, 4].map((day) => shift(userId, 'ICU', 10, day)));
    expect(overtimeOf(work, [week, '2026-11-09'])(['ICU'])).toEqual([
      { week, hours: 0 },
      { week: '2026-11-09', hours: 0 },
    ]);
  });

  it('of all departments together is what people worked beyond forty', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('A', 'B', 'C')), { maxLength: 7 }),
        (rows) => {
          const work = rows.map(([hours, department], index) => shift('a', department, hours, index + 1));
          const all = rows.reduce((sum, [hours]) => sum + hours, 0);
          expect(overtimeOf(work, [week])(['A', 'B', 'C'])[0]!.hours).toBeCloseTo(Math.max(0, all - 40), 0);
        },
      ),
    );
  });
});
