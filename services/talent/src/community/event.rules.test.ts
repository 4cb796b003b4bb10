import { describe, expect, it } from '@jest/globals';
import { eventSeatKeys } from '@talent-os/contracts/talent/community-events.js';
import fc from 'fast-check';
import { endOf, promotedOf, seatFor } from './event.rules.js';

const seats = fc.option(fc.integer({ min: 1, max: 20 }));
const taken = fc
  .uniqueArray(fc.integer({ min: 1, max: 100 }), { maxLength: 30 })
  .chain((places) =>
    fc.tuple(
      ...places.map((place) => fc.record({ place: fc.constant(place), status: fc.constantFrom(...eventSeatKeys) })),
    ),
  );

describe('seats of an event', () => {
  it('are never more than there are, and given while somebody waits', () =>
    fc.assert(
      fc.property(seats, taken, (most, all) => {
        const going = all.filter(({ status }) => status === 'going').length;
        const promoted = promotedOf(most, all);
        const after = going + promoted.length;
        if (most !== null) expect(promoted.length === 0 || after <= most).toBe(true);
        const left = all.length - after;
        expect(left === 0 || (most !== null && after >= most)).toBe(true);
      }),
    ));

  it('go to those who came first', () =>
    fc.assert(
      fc.property(seats, taken, (most, all) => {
        const promoted = promotedOf(most, all);
        const passed = all.filter((one) => one.status === 'waiting' && !promoted.includes(one));
        for (const one of promoted) for (const other of passed) expect(one.place).toBeLessThan(other.place);
      }),
    ));

  it('are not taken past those who wait', () =>
    fc.assert(
      fc.property(seats, taken, (most, all) => {
        if (all.some(({ status }) => status === 'waiting') && promotedOf(most, all).length === 0)
          expect(seatFor(most, all)).toBe(most === null || all.length < most ? 'going' : 'waiting');
        expect(seatFor(null, all)).toBe('going');
      }),
    ));
});

it('an event ends after its minutes', () =>
  expect(endOf('2026-11-20T12:30:00Z', 90).toISOString()).toBe('2026-11-20T14:00:00.000Z'));
