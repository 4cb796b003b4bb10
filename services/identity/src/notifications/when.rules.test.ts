import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hourIn, nextAt, quietUntil } from './when.rules.js';

const at = (text: string) => new Date(text);
const zones = fc.constantFrom('UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe');
const moments = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z'), noInvalidDate: true });
const hours = fc.integer({ min: 0, max: 23 });
const HOUR = 3_600_000;

describe('the next time the clocks show an hour', () => {
  it.each([
    [8, 'America/New_York', '2026-11-20T12:00:00Z', '2026-11-20T13:00:00.000Z'],
    [8, 'America/New_York', '2026-11-20T13:00:00Z', '2026-11-21T13:00:00.000Z'],
    [8, 'Asia/Kolkata', '2026-11-20T12:00:00Z', '2026-11-21T02:30:00.000Z'],
    // The night the clocks go back, and the one they go forward: New York has no 02:00 on 8 March 2026.
    [8, 'America/New_York', '2026-11-01T04:30:00Z', '2026-11-01T13:00:00.000Z'],
    [2, 'America/New_York', '2026-03-08T06:00:00Z', '2026-03-08T07:00:00.000Z'],
  ])('%d in %s after %s', (hour, zone, now, expected) =>
    expect(nextAt(hour, zone, at(now)).toISOString()).toBe(expected),
  );

  it('is a Monday where asked for', () => {
    expect(nextAt(7, 'UTC', at('2026-11-20T12:00:00Z'), true).toISOString()).toBe('2026-11-23T07:00:00.000Z');
    expect(nextAt(7, 'UTC', at('2026-11-23T07:00:00Z'), true).toISOString()).toBe('2026-11-30T07:00:00.000Z');
  });

  it('lies after now, at most a day and a changed clock away, and shows the hour or the one the change skipped to', () =>
    fc.assert(
      fc.property(hours, zones, moments, (hour, zone, now) => {
        const next = nextAt(hour, zone, now);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(25 * HOUR + HOUR / 2);
        expect([hour, hour + 1]).toContain(hourIn(next, zone));
      }),
    ));
});

describe('quiet hours', () => {
  const night = { from: 22, to: 7 };

  it.each([
    ['2026-11-20T21:59:00Z', undefined],
    ['2026-11-20T22:00:00Z', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T06:59:59Z', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T07:00:00Z', undefined],
  ])('over midnight, at %s', (now, expected) =>
    expect(quietUntil(night, 'UTC', at(now))?.toISOString()).toBe(expected),
  );

  it('end outside of themselves, whatever they are', () =>
    fc.assert(
      fc.property(hours, hours, zones, moments, (from, to, zone, now) => {
        fc.pre(from !== to);
        const end = quietUntil({ from, to }, zone, now);
        if (end) expect(quietUntil({ from, to }, zone, end)).toBeUndefined();
      }),
    ));
});
