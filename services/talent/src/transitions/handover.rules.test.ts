import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checklistFor } from './handover.rules.js';

const day = fc
  .integer({ min: 0, max: 60 })
  .map((days) => new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10));
const people = { employee: 'ann', current: 'cay', receiving: 'ben' };

describe('the usual checklist', () => {
  it('gives everybody of the transition something, due before it takes effect and never before today', () =>
    fc.assert(
      fc.property(day, day, (effectiveDate, today) => {
        const tasks = checklistFor(people, effectiveDate, today);
        expect(new Set(tasks.map(({ ownerId }) => ownerId))).toEqual(new Set(Object.values(people)));
        for (const { due } of tasks) {
          expect(due >= today).toBe(true);
          if (today < effectiveDate) expect(due <= effectiveDate).toBe(true);
        }
      }),
    ));
});
