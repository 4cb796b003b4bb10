import { describe, expect, it } from '@jest/globals';
import { controlStatuses } from '@talent-os/contracts/healthcare/compliance.js';
import fc from 'fast-check';
import { isOverdue, nextReviewOn, reviewRefusal } from './control.rules.js';

describe('a review of a control', () => {
  it.each([
    ['required', null, 'met', 0, 'compliance.evidence'],
    ['required', null, 'met', 1, undefined],
    ['addressable', null, 'alternative_documented', 0, 'compliance.alternative'],
    ['addressable', 'Paper', 'alternative_documented', 0, undefined],
    ['required', 'Paper', 'alternative_documented', 3, 'compliance.required'],
    ['required', null, 'not_met', 0, undefined],
  ] as const)(
    '%s with alternative %s as %s with %d pieces of evidence answers %s',
    (kind, alternative, status, evidence, refusal) => {
      expect(reviewRefusal({ kind, alternative }, status, evidence)).toBe(refusal);
    },
  );

  it('never lets a required control pass by an alternative, nor anything without evidence as met', () => {
    const control = fc.record({
      kind: fc.constantFrom('required' as const, 'addressable' as const),
      alternative: fc.option(fc.string({ minLength: 1 })),
    });
    fc.assert(
      fc.property(control, fc.constantFrom(...controlStatuses), fc.nat(3), (facts, status, evidence) => {
        if (reviewRefusal(facts, status, evidence)) return;
        if (status === 'alternative_documented')
          expect(facts).toMatchObject({ kind: 'addressable', alternative: expect.any(String) });
        if (status === 'met') expect(evidence).toBeGreaterThan(0);
      }),
    );
  });

  it('is due again in a year, and overdue the day after', () => {
    expect(nextReviewOn('2026-11-20')).toBe('2027-11-20');
    expect(isOverdue('2027-11-20', '2027-11-20')).toBe(false);
    expect(isOverdue('2027-11-20', '2027-11-21')).toBe(true);
    expect(isOverdue(null, '2026-11-20')).toBe(true);
  });
});
