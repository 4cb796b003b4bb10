import { describe, expect, it } from '@jest/globals';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import { instantIn } from '@talent-os/service-kit/wall-clock';
import fc from 'fast-check';
import { overlap, withBuffer, type Span } from '../interviews/interview.rules.js';
import { freeTimes, proposedSlots, type Hours } from './free.rules.js';

const hours = (timezone: string, from = '09:00', until = '17:00'): Hours => ({ timezone, from, until });
const span = (start: string, end: string): Span => ({ start: new Date(start), end: new Date(end) });
const shown = (spans: readonly Span[]) => spans.map(({ start, end }) => `${start.toISOString()} ${end.toISOString()}`);
const EARLIER = new Date('2026-01-01T00:00:00Z');
const free = (within: Span, all: readonly Hours[], more: Partial<Parameters<typeof freeTimes>[0]> = {}) =>
  freeTimes({ within, minutes: 60, hours: all, taken: [], theirs: [], now: EARLIER, ...more });

describe('the time a panel has in common', () => {
  it('is what the working hours of all of them share, each by their own clocks', () => {
    const day = span('2026-11-18T00:00:00Z', '2026-11-19T00:00:00Z');
    expect(shown(free(day, [hours('America/New_York'), hours('Europe/Berlin')]))).toEqual([
      '2026-11-18T14:00:00.000Z 2026-11-18T16:00:00.000Z',
    ]);
    expect(free(day, [hours('America/Los_Angeles'), hours('Europe/Berlin')])).toEqual([]);
  });

  it.each([
    // Clocks go back in Berlin a week before they do in New York: for that week they are five hours apart.
    ['2026-10-23', '13:00', '15:00'],
    ['2026-10-26', '13:00', '16:00'],
    ['2026-11-02', '14:00', '16:00'],
    // They go forward in New York two weeks earlier.
    ['2026-03-06', '14:00', '16:00'],
    ['2026-03-09', '13:00', '16:00'],
    ['2026-03-30', '13:00', '15:00'],
  ])('moves with the clocks of both zones: %s from %s to %s UTC', (day, from, until) => {
    const within = span(`${day}T00:00:00Z`, `${day}T23:59:00Z`);
    expect(shown(free(within, [hours('America/New_York'), hours('Europe/Berlin')]))).toEqual([
      `${day}T${from}:00.000Z ${day}T${until}:00.000Z`,
    ]);
  });

  it('keeps a day whose clocks change as long as its hours are', () => {
    // On this Sunday an hour is missing in New York; the working day after it has all of its own.
    const week = span('2026-03-08T00:00:00Z', '2026-03-10T04:00:00Z');
    expect(shown(free(week, [hours('America/New_York')]))).toEqual([
      '2026-03-09T13:00:00.000Z 2026-03-09T21:00:00.000Z',
    ]);
  });

  it('knows no weekend of anybody', () => {
    // Monday morning in Tokyo is Sunday evening in Los Angeles.
    const weekend = span('2026-11-20T23:00:00Z', '2026-11-23T08:00:00Z');
    const all = [hours('Asia/Tokyo', '00:00', '23:45'), hours('America/Los_Angeles', '00:00', '23:45')];
    for (const { start } of free(weekend, all))
      for (const zone of ['Asia/Tokyo', 'America/Los_Angeles'])
        expect(new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: zone }).format(start)).not.toMatch(/^S/);
  });

  it('leaves who holds it 15 minutes before and after what they have, and the person none', () => {
    const day = span('2026-11-18T00:00:00Z', '2026-11-19T00:00:00Z');
    const booked = [span('2026-11-18T12:00:00Z', '2026-11-18T13:00:00Z')];
    const utc = [hours('UTC')];
    expect(shown(free(day, utc, { taken: booked }))).toEqual([
      '2026-11-18T09:00:00.000Z 2026-11-18T11:45:00.000Z',
      '2026-11-18T13:15:00.000Z 2026-11-18T17:00:00.000Z',
    ]);
    expect(shown(free(day, utc, { theirs: booked }))[0]).toBe('2026-11-18T09:00:00.000Z 2026-11-18T12:00:00.000Z');
  });

  it('lies ahead, and is long enough', () => {
    const day = span('2026-11-18T00:00:00Z', '2026-11-19T00:00:00Z');
    const now = new Date('2026-11-18T15:20:00Z');
    expect(shown(free(day, [hours('UTC')], { now }))).toEqual(['2026-11-18T15:45:00.000Z 2026-11-18T17:00:00.000Z']);
    expect(free(day, [hours('UTC')], { now, minutes: 90 })).toEqual([]);
  });

  it('is never anybody’s taken time, nor outside anybody’s hours, whatever they have', () => {
    const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'UTC');
    const start = new Date('2026-03-02T00:00:00Z');
    const spans = fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 28 * 24 * 4 }), quarters: fc.integer({ min: 1, max: 12 }) }),
      { maxLength: 40 },
    );
    const spansOf = (drawn: readonly { at: number; quarters: number }[]) =>
      drawn.map(({ at, quarters }) => {
        const from = minutesAfter(start, at * 15);
        return { start: from, end: minutesAfter(from, quarters * 15) };
      });
    fc.assert(
      fc.property(fc.array(zones, { minLength: 1, maxLength: 4 }), spans, spans, (names, busy, own) => {
        const [taken, theirs] = [spansOf(busy), spansOf(own)];
        const within = { start, end: minutesAfter(start, 28 * 24 * 60) };
        for (const found of free(
          within,
          names.map((name) => hours(name)),
          { taken, theirs, minutes: 30 },
        )) {
          expect(taken.some((one) => overlap(found, withBuffer(one)))).toBe(false);
          expect(theirs.some((one) => overlap(found, one))).toBe(false);
          for (const name of names) {
            const day = new Intl.DateTimeFormat('en-CA', { timeZone: name }).format(found.start);
            expect(found.start >= instantIn(day, '09:00', name)).toBe(true);
            expect(found.end <= instantIn(day, '17:00', name)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('slots to offer', () => {
  const day = (date: string) => span(`${date}T09:00:00Z`, `${date}T11:00:00Z`);

  it('are spread over the days before a day has two', () => {
    const slots = (spans: readonly Span[]) => proposedSlots(spans, 60, 'UTC').map((slot) => slot.toISOString());
    expect(slots(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map(day))).toEqual([
      '2026-11-17T09:00:00.000Z',
      '2026-11-18T09:00:00.000Z',
      '2026-11-19T09:00:00.000Z',
    ]);
    expect(slots([day('2026-11-17'), day('2026-11-18')])).toEqual([
      '2026-11-17T09:00:00.000Z',
      '2026-11-17T10:00:00.000Z',
      '2026-11-18T09:00:00.000Z',
    ]);
    expect(slots([])).toEqual([]);
  });
});
