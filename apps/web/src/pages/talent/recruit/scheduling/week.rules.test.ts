import { describe, expect, it } from '@jest/globals';
import { cityOf, hoursOf, overlapsChosen, partOn, slotsOf, weekName, type Week } from './week.rules';

const ZONE = 'America/New_York';
const week = (more: Partial<Week> = {}): Week => ({
  days: ['2026-11-16', '2026-11-17'],
  today: '2026-11-16',
  timezone: ZONE,
  application: null,
  people: [],
  taken: [],
  free: [],
  proposed: [],
  missing: [],
  ...more,
});
const free = (start: string, end: string) => ({ start, end });

describe('a week of interviewers', () => {
  it('draws what lies on a day, by the clocks of the organization', () => {
    const night = free('2026-11-17T02:00:00Z', '2026-11-17T14:00:00Z');
    expect(partOn('2026-11-16', night, ZONE)).toEqual([21 * 60, 24 * 60]);
    expect(partOn('2026-11-17', night, ZONE)).toEqual([0, 9 * 60]);
    expect(partOn('2026-11-18', night, ZONE)).toBeUndefined();
    const day = free('2026-11-16T05:00:00Z', '2026-11-17T05:00:00Z');
    expect(partOn('2026-11-16', day, ZONE)).toEqual([0, 24 * 60]);
    expect(partOn('2026-11-17', day, ZONE)).toBeUndefined();
  });

  it('is as long as people meet, and longer where an interview or a free time is', () => {
    expect(hoursOf(week())).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    const late = week({ free: [free('2026-11-17T23:00:00Z', '2026-11-18T00:30:00Z')] });
    expect(hoursOf(late).at(-1)).toBe(19);
  });

  it('offers a slot every half an hour as long as it fits', () => {
    const slots = slotsOf(week({ free: [free('2026-11-17T14:15:00Z', '2026-11-17T15:45:00Z')] }), 60);
    expect(slots).toEqual([
      { start: '2026-11-17T14:15:00.000Z', day: '2026-11-17' },
      { start: '2026-11-17T14:45:00.000Z', day: '2026-11-17' },
    ]);
    const [first, second] = slots;
    expect(overlapsChosen(second!.start, [first!.start], 60)).toBe(true);
    expect(overlapsChosen(first!.start, [first!.start], 60)).toBe(false);
    expect(overlapsChosen('2026-11-17T15:15:00.000Z', [first!.start], 60)).toBe(false);
  });

  it('is named by its days, and clocks by their city', () => {
    expect(weekName('2026-11-16')).toMatch(/^Nov 16\s?–\s?22$/);
    expect(cityOf('America/Los_Angeles')).toBe('Los Angeles');
    expect(cityOf('UTC')).toBe('UTC');
  });
});
