import { describe, expect, it } from '@jest/globals';
import { breachDecisions, type BreachDecision } from '@talent-os/contracts/healthcare/breaches.js';
import fc from 'fast-check';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { daysLeft, notifyByOf, refusalOf } from './breach.rules.js';

describe('a breach assessment', () => {
  it('gives sixty days from the day of discovery', () => {
    const late = new Date('2026-11-20T23:59:00Z');
    expect(notifyByOf(late, 'UTC')).toBe('2027-01-19');
    expect(notifyByOf(late, 'Pacific/Auckland')).toBe('2027-01-20');
    expect(notifyByOf(new Date('2026-11-20T09:59:00Z'), 'Pacific/Honolulu')).toBe('2027-01-18');
    expect(daysLeft('open', '2027-01-19', '2026-11-20')).toBe(60);
    expect(daysLeft('notify', '2027-01-19', '2027-01-20')).toBe(-1);
    expect(daysLeft('notified', '2027-01-19', '2027-01-20')).toBeNull();
  });

  it('counts one day less every day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.nat(90),
        (at, later) => {
          expect(daysLeft('open', notifyByOf(at, 'UTC'), addDays(dayOf(at), later))).toBe(60 - later);
        },
      ),
    );
  });

  it('is decided once, and notified only where that was decided', () => {
    const targets = breachDecisions.filter((one): one is Exclude<BreachDecision, 'open'> => one !== 'open');
    const allowed = breachDecisions.flatMap((from) =>
      targets.filter((to) => !refusalOf(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual(['open → notify', 'open → no_breach', 'notify → notified']);
    expect(refusalOf('no_breach', 'notify')).toBe('breach.decided');
    expect(refusalOf('open', 'notified')).toBe('breach.undecided');
  });
});
