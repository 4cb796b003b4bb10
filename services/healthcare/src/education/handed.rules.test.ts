import { describe, expect, it } from '@jest/globals';
import { enrollmentStatuses } from '@talent-os/contracts/healthcare/education.js';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { completionsOf } from './handed.rules.js';

const userId = fc.constantFrom('a', 'b', 'c');
const enrollments = fc.array(fc.record({ userId, status: fc.constantFrom(...enrollmentStatuses) }), { maxLength: 20 });
const records = fc.array(fc.record({ userId, day: fc.nat(900) }), { maxLength: 20 }).map((all) =>
  all
    .toSorted((one, other) => one.day - other.day)
    .map(({ userId: of, day }, nth) => ({
      userId: of,
      completedOn: addDays('2024-01-01', day),
      certificate: `CE-${nth}`,
    })),
);

describe('enrollments that are handed over', () => {
  it('say when they were completed, and with which certificate', () => {
    const taken = (['completed', 'withdrawn', 'completed', 'enrolled'] as const).map((status) => ({
      userId: 'a',
      status,
    }));
    const kept = [
      { userId: 'a', completedOn: '2024-05-01', certificate: 'CE-1' },
      { userId: 'b', completedOn: '2024-06-01', certificate: 'CE-2' },
      { userId: 'a', completedOn: '2026-05-01', certificate: 'CE-3' },
    ];
    expect(completionsOf(taken, kept).map(({ certificate }) => certificate)).toEqual(['CE-1', null, 'CE-3', null]);
  });

  it('are as many as before, in their order; each record is one’s own and no more than once', () =>
    fc.assert(
      fc.property(enrollments, records, (taken, kept) => {
        const handed = completionsOf(taken, kept);
        expect(handed.map(({ userId: of, status }) => ({ userId: of, status }))).toEqual(taken);
        const used = handed.flatMap(({ certificate }) => certificate ?? []);
        expect(new Set(used).size).toBe(used.length);
        for (const { userId: of, status, certificate } of handed) {
          if (certificate === null) continue;
          expect(status).toBe('completed');
          expect(kept.find((record) => record.certificate === certificate)!.userId).toBe(of);
        }
      }),
    ));
});
