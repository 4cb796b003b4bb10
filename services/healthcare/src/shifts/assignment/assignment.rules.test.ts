import { describe, expect, it } from '@jest/globals';
import { absenceRefusal, mayWithSlot, releaseOf, statusAt, waitingOf, type Slot } from './assignment.rules.js';
import { fits, partOf } from '../own/availability.rules.js';
import { daysOf, publishFault, hoursOf, HOUR_MS, inviteRefusal, spanOf } from '../shift.rules.js';
import { stepOf, type SwapStep } from '../exchange/swap.rules.js';
import { summaryOf } from '../own/summary.rules.js';
import { isTooMuch } from '../work/work.rules.js';

const now = new Date('2026-11-20T12:00:00Z');
const inHours = (from: number) => ({
  startsAt: new Date(+now + from * HOUR_MS),
  endsAt: new Date(+now + (from + 12) * HOUR_MS),
});
const slot = (status: Slot['status'], releaseAskedAt: Date | null = null): Slot => ({
  userId: 'nurse',
  status,
  releaseAskedAt,
});

describe('an assignment', () => {
  it('is completed once it has ended, and a claim nobody decided before the start is declined', () => {
    expect(statusAt('confirmed', inHours(-13), now)).toBe('completed');
    expect(statusAt('confirmed', inHours(-1), now)).toBe('confirmed');
    expect(statusAt('pending', inHours(-1), now)).toBe('declined');
    expect(statusAt('pending', inHours(1), now)).toBe('pending');
    expect(statusAt('no_show', inHours(-13), now)).toBe('no_show');
  });

  it('is released at once until a day before the start, and asked for later, once', () => {
    expect(releaseOf(slot('confirmed'), inHours(24), now)).toEqual({ step: 'released' });
    expect(releaseOf(slot('confirmed'), inHours(23), now)).toEqual({ step: 'asked' });
    expect(releaseOf(slot('pending'), inHours(1), now)).toEqual({ step: 'released' });
    expect(releaseOf(slot('confirmed', now), inHours(23), now)).toEqual({ refusal: 'shift.asked' });
    expect(releaseOf(slot('confirmed'), inHours(0), now)).toEqual({ refusal: 'shift.over' });
  });

  it('is decided while something of it waits, by somebody else', () => {
    expect(waitingOf(slot('pending'), inHours(5), 'manager', now)).toEqual({ step: 'claim' });
    expect(waitingOf(slot('confirmed', now), inHours(5), 'manager', now)).toEqual({ step: 'release' });
    expect(waitingOf(slot('confirmed'), inHours(5), 'manager', now)).toEqual({ refusal: 'shift.settled' });
    expect(waitingOf(slot('released', now), inHours(5), 'manager', now)).toEqual({ refusal: 'shift.settled' });
    expect(waitingOf(slot('pending'), inHours(0), 'manager', now)).toEqual({ refusal: 'shift.settled' });
    expect(waitingOf(slot('pending'), inHours(5), 'nurse', now)).toEqual({ refusal: 'shift.ownDecision' });
  });

  it('is missed only where it was confirmed and has started, and that is taken back as well', () => {
    expect(absenceRefusal(slot('confirmed'), true, true)).toBeUndefined();
    expect(absenceRefusal(slot('confirmed'), false, true)).toBe('shift.absence');
    expect(absenceRefusal(slot('pending'), true, true)).toBe('shift.absence');
    expect(absenceRefusal(slot('no_show'), true, false)).toBeUndefined();
  });

  it.each([
    ['planned', false, ['remove']],
    ['confirmed', false, ['remove']],
    ['confirmed', true, ['absent']],
    ['no_show', true, ['present']],
    ['released', false, []],
    ['pending', true, []],
  ] as const)('offers managers what they may do: %s, started %s: %j', (status, started, deeds) =>
    expect(mayWithSlot(status, started)).toEqual({ do: deeds }),
  );
});

const faultOf = (date: string, startTime: string, endTime: string, timezone: string) =>
  publishFault({ date, startTime, endTime }, timezone, now);

describe('a shift', () => {
  it.each([
    ['open', false, undefined],
    ['draft', false, 'shift.draft'],
    ['filled', true, 'shift.over'],
    ['cancelled', false, 'shift.over'],
  ] as const)('that is %s, started %s, is offered or why not: %s', (status, started, refusal) =>
    expect(inviteRefusal(status, started)).toBe(refusal),
  );

  it('goes over midnight where it ends no later than it begins, and counts the hour the clocks change', () => {
    const night = spanOf('2026-11-20', '19:00', '07:00', 'America/New_York');
    expect(night.startsAt.toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(hoursOf(night)).toBe(12);
    expect(hoursOf(spanOf('2026-10-31', '19:00', '07:00', 'America/New_York'))).toBe(13);
    expect(hoursOf(spanOf('2026-03-07', '19:00', '07:00', 'America/New_York'))).toBe(11);
  });

  it('is published for a time to come, and for no longer than anybody may work', () => {
    expect(faultOf('2026-11-21', '07:00', '19:00', 'UTC')).toBeUndefined();
    expect(faultOf('2026-11-20', '12:00', '19:00', 'UTC')?.field).toBe('startTime');
    expect(faultOf('2026-11-21', '07:00', '19:15', 'UTC')?.field).toBe('endTime');
  });

  it.each([
    ['2027-11-06', '19:00', '07:00', 'America/New_York', 13],
    ['2027-11-07', '00:30', '12:30', 'America/New_York', 13],
    ['2028-03-11', '19:00', '07:00', 'America/New_York', 11],
    ['2027-03-27', '19:00', '07:00', 'Europe/Berlin', 11],
    ['2027-10-30', '19:00', '07:00', 'Europe/Berlin', 13],
    ['2027-04-03', '19:00', '07:00', 'Pacific/Auckland', 13],
    ['2027-09-25', '19:00', '07:00', 'Pacific/Auckland', 11],
  ])(
    'of twelve hours on the clock is published when the clocks change: %s %s',
    (date, start, end, timezone, passing) => {
      expect(hoursOf(spanOf(date, start, end, timezone))).toBe(passing);
      expect(faultOf(date, start, end, timezone)).toBeUndefined();
      expect(isTooMuch(spanOf(date, start, end, timezone), [], timezone)).toBe(false);
      expect(faultOf(date, start, end.replace(/:\d+/, ':45'), timezone)?.field).toBe('endTime');
    },
  );

  it('has a length, and no time that the clocks go forward over', () => {
    const spring = (start: string, end: string) => faultOf('2027-03-14', start, end, 'America/New_York');
    expect(faultOf('2026-11-21', '07:00', '07:00', 'UTC')).toEqual({
      field: 'endTime',
      message: 'Please choose another time than the start',
    });
    expect(spring('02:00', '03:00')).toEqual({
      field: 'startTime',
      message: 'The clocks go forward over 02:00 on this day; please choose another time',
    });
    expect(faultOf('2027-03-13', '19:00', '02:30', 'America/New_York')?.message).toContain('over 02:30');
    expect(spring('01:59', '03:00')).toBeUndefined();
    expect(faultOf('2027-11-07', '01:00', '02:00', 'America/New_York')).toBeUndefined();
  });

  it('lies on each day it reaches into, and not on the one that begins as it ends', () => {
    const dated = (start: string, end: string, timezone: string) => ({
      ...spanOf('2026-11-20', start, end, timezone),
      date: '2026-11-20',
      timezone,
    });
    for (const timezone of ['UTC', 'Pacific/Auckland', 'Pacific/Honolulu']) {
      expect(daysOf(dated('19:00', '07:00', timezone))).toEqual(['2026-11-20', '2026-11-21']);
      expect(daysOf(dated('07:00', '19:00', timezone))).toEqual(['2026-11-20']);
      expect(daysOf(dated('12:00', '00:00', timezone))).toEqual(['2026-11-20']);
    }
  });

  it('lies in a part of the week by its day and its beginning', () => {
    expect(partOf('2026-11-20', '07:00')).toBe('fri-day');
    expect(partOf('2026-11-22', '19:00')).toBe('sun-night');
    expect(partOf('2026-11-22', '03:00')).toBe('sun-night');
    const begins = { date: '2026-11-20', startTime: '07:00' };
    expect([fits(begins, undefined), fits(begins, []), fits(begins, ['fri-day'])]).toEqual([true, false, true]);
  });
});

describe('an exchange', () => {
  const deal = { proposerId: 'one', colleagueId: 'other' };
  const by = (step: SwapStep, status: 'proposed' | 'accepted' | 'approved', who = 'manager') =>
    stepOf({ ...deal, status }, step, who);

  it('is settled among the two first, then decided by somebody else', () => {
    expect(by('accept', 'proposed', 'other')).toEqual({ status: 'accepted' });
    expect(by('refuse', 'proposed', 'other')).toEqual({ status: 'declined' });
    expect(by('withdraw', 'accepted', 'one')).toEqual({ status: 'withdrawn' });
    expect(by('approve', 'accepted')).toEqual({ status: 'approved' });
    expect(by('approve', 'accepted', 'other')).toEqual({ refusal: 'shift.ownDecision' });
    expect(by('approve', 'proposed')).toEqual({ refusal: 'swap.settled' });
    expect(by('withdraw', 'approved', 'one')).toEqual({ refusal: 'swap.settled' });
  });
});

describe('the summary', () => {
  it('counts hours into the week they lie in, shifts into the one they start in, and no claim that waits', () => {
    const week = (days: number) => ({
      startsAt: new Date(Date.parse('2026-11-16T00:00:00Z') + days * 24 * HOUR_MS),
      endsAt: new Date(Date.parse('2026-11-23T00:00:00Z') + days * 24 * HOUR_MS),
    });
    const at = (text: string, status: 'confirmed' | 'pending' = 'confirmed') => ({
      startsAt: new Date(text),
      endsAt: new Date(Date.parse(text) + 12 * HOUR_MS),
      status,
    });
    const work = [
      at('2026-11-16T07:00:00Z'),
      at('2026-11-17T07:00:00Z'),
      at('2026-11-18T07:00:00Z'),
      at('2026-11-20T07:00:00Z', 'pending'),
      at('2026-11-22T19:00:00Z'),
    ];
    expect(summaryOf(work, week(0), week(7))).toEqual({
      thisWeekHours: 41,
      thisWeekShifts: 4,
      nextWeekHours: 7,
      nextWeekShifts: 0,
      overtimeHours: 1,
    });
  });
});
