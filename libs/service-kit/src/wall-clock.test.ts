import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayIn, instantIn, wallClock } from './wall-clock.js';

describe('the clocks of a timezone', () => {
  it.each([
    ['2026-11-20', '07:00', 'America/New_York', '2026-11-20T12:00:00.000Z'],
    ['2026-07-01', '19:30', 'Europe/Berlin', '2026-07-01T17:30:00.000Z'],
    // The nights they go forward and back.
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01', '07:00', 'America/New_York', '2026-11-01T12:00:00.000Z'],
  ])('show %s %s in %s at %s', (day, time, zone, at) => expect(instantIn(day, time, zone).toISOString()).toBe(at));

  it('show the day they were asked for, whatever the time', () => {
    const zones = fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland');
    const days = fc
      .integer({ min: 0, max: 2_000 })
      .map((n) => new Date(1.7e12 + n * 86_400_000).toISOString().slice(0, 10));
    const times = fc.constantFrom('00:00', '06:45', '12:00', '23:59');
    fc.assert(fc.property(days, times, zones, (day, time, zone) => dayIn(instantIn(day, time, zone), zone) === day));
  });

  it('show at any instant what the calendar says, also around the nights they change', () => {
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe');
    const near = fc.constantFrom('2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z', '2026-04-04T15:00:00Z');
    const instants = fc
      .tuple(near, fc.integer({ min: -7_200, max: 7_200 }))
      .map(([at, seconds]) => Date.parse(at) + seconds * 1_000);
    fc.assert(
      fc.property(instants, zones, (instant, timeZone) => {
        const shown = new Date(wallClock(instant, timeZone)).toISOString().slice(0, 19).replace('T', ' ');
        expect(shown).toBe(new Date(instant).toLocaleString('sv-SE', { timeZone }));
      }),
    );
  });
});
