import { describe, expect, it } from '@jest/globals';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { clockIn } from './clock.js';

describe('the clock of an organization', () => {
  it('reads days where its people are, not in UTC', () => {
    const late = new Date('2026-11-20T03:30:00Z');
    expect(clockIn('America/New_York', late).today).toBe('2026-11-19');
    expect(clockIn('Europe/Berlin', late).today).toBe('2026-11-20');
    expect(clockIn('Pacific/Kiritimati', new Date('2026-11-20T10:30:00Z')).today).toBe('2026-11-21');
  });

  it('begins days at their midnight, in winter and in summer', () => {
    const { startOf } = clockIn('America/New_York', new Date());
    expect(startOf('2026-11-16').toISOString()).toBe('2026-11-16T05:00:00.000Z');
    expect(startOf('2026-07-06').toISOString()).toBe('2026-07-06T04:00:00.000Z');
  });

  it('has every instant in the day that has begun last', () => {
    const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland');
    const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, instants, (zone, at) => {
        const { today, startOf } = clockIn(zone, at);
        expect(startOf(today) <= at).toBe(true);
        expect(startOf(addDays(today, 1)) > at).toBe(true);
      }),
    );
  });
});
