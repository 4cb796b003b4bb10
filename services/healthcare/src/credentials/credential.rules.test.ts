import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { isValid, statusOf } from './credential.rules.js';

const TODAY = '2026-11-20';
const held = (expirationDate: Day) => ({ expirationDate, verifiedAt: '2024-01-01T00:00:00.000Z', revokedAt: null });

describe('the status of a credential', () => {
  it.each([
    [-1, 'expired'],
    [0, 'expiring'],
    [90, 'expiring'],
    [91, 'active'],
  ])('with %d days left is %s', (left, status) => {
    expect(statusOf(held(addDays(TODAY, left)), TODAY)).toBe(status);
  });

  it('is pending until somebody has verified it, and revoked whatever else holds', () => {
    const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days));
    fc.assert(
      fc.property(day, (expirationDate) => {
        expect(statusOf({ ...held(expirationDate), verifiedAt: null }, TODAY)).toBe('pending_verification');
        expect(statusOf({ ...held(expirationDate), revokedAt: new Date() }, TODAY)).toBe('revoked');
        expect(isValid(statusOf(held(expirationDate), TODAY))).toBe(expirationDate >= TODAY);
      }),
    );
  });
});
