import { describe, expect, it } from '@jest/globals';
import { daysIn } from './dates.js';

/** A Friday. */
const today = new Date('2026-11-20T10:00:00Z');
const rows: readonly [string, readonly string[]][] = [
  ['from 2026-12-01 on', ['2026-12-01']],
  ['on 1 March 2030', ['2030-03-01']],
  ['on the 3rd of december', ['2026-12-03']],
  ['by March 5', ['2027-03-05']],
  ['Nov 20, 2026', ['2026-11-20']],
  ['tomorrow', ['2026-11-21']],
  ['the day after tomorrow', ['2026-11-22']],
  ['since yesterday', ['2026-11-19']],
  ['in 10 days', ['2026-11-30']],
  ['the last 7 days', ['2026-11-13']],
  ['over the past week', ['2026-11-13']],
  ['from next month', ['2026-12-01']],
  ['next week', ['2026-11-23']],
  ['on Monday', ['2026-11-23']],
  ['friday', ['2026-11-27']],
  ['from 2026-01-01 to 2026-02-01', ['2026-01-01', '2026-02-01']],
  ['2026-02-30', []],
  ['no day at all in 2026', []],
];

describe('days in a text', () => {
  it.each(rows)('%j', (text, days) => {
    expect(daysIn(text, today).map(({ day }) => day)).toEqual(days);
  });
});
