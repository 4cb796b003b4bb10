import { describe, expect, it } from '@jest/globals';
import { requisitionStatuses } from '@talent-os/contracts/talent/requisition-states.js';
import fc from 'fast-check';
import { openingRefusal } from './opening.rules.js';

describe('a further seat of a request', () => {
  it('is opened only from an approved one, and never beyond the number it was approved for', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...requisitionStatuses),
        fc.integer({ min: 1, max: 20 }),
        fc.nat({ max: 25 }),
        (status, headcount, seats) => {
          const allowed = status === 'approved' && seats < headcount;
          expect(openingRefusal({ status, headcount }, seats) === undefined).toBe(allowed);
        },
      ),
    ));

  it('says what stands against it', () => {
    expect(openingRefusal({ status: 'submitted', headcount: 2 }, 0)).toBe('position.request');
    expect(openingRefusal({ status: 'approved', headcount: 2 }, 2)).toBe('position.headcount');
  });
});
