import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@talent-os/service-kit/calendar';
import { dueOf, isCompliant } from './attestation.rules.js';

const TODAY = '2026-11-20';

describe('HIPAA compliance of a person', () => {
  it.each([
    [null, null, false],
    [0, null, false],
    [null, 0, false],
    [365, 365, true],
    [366, 0, false],
    [0, 366, false],
  ])('with training %s and statement %s days old is %s', (training, statement, compliant) => {
    const ago = (days: number | null) => (days === null ? null : addDays(TODAY, -days));
    expect(isCompliant({ training: ago(training), statement: ago(statement) }, TODAY)).toBe(compliant);
  });

  it('lasts through the due day and not a day longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 364 }), (days) => {
        const attested = { training: addDays(TODAY, -days), statement: TODAY };
        const due = dueOf(attested.training)!;
        expect(isCompliant(attested, due)).toBe(true);
        expect(isCompliant(attested, addDays(due, 1))).toBe(false);
      }),
    );
  });
});
