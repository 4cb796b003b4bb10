import { describe, expect, it } from '@jest/globals';
import { doubtfulDays, spansIn } from './dates.js';

/** A Sunday. */
const today = '2026-11-22';

describe('days in a question', () => {
  it.each<[string, { from?: string; until?: string }[]]>([
    ['deals closing in the next two weeks', [{ from: today, until: '2026-12-06' }]],
    ['what runs out within the next ninety days', [{ from: today, until: '2027-02-20' }]],
    ['closing next month', [{ from: '2026-12-01', until: '2026-12-31' }]],
    [
      'reported this week compared to the week before',
      [
        { from: '2026-11-16', until: '2026-11-22' },
        { from: '2026-11-09', until: '2026-11-15' },
      ],
    ],
    ['closes before Christmas', [{ until: '2026-12-24' }]],
    ['closes after new year', [{ from: '2027-01-01' }]],
    ['good until December 19 2028', [{ until: '2028-12-19' }]],
    ['on November 30', [{ from: '2026-11-30', until: '2026-11-30' }]],
    ['this quarter', [{ from: '2026-10-01', until: '2026-12-31' }]],
    ['the last six months', [{ from: '2026-05-22', until: today }]],
    ['away from December 7 to December 11', [{ from: '2026-12-07', until: '2026-12-11' }]],
    ['yesterday', [{ from: '2026-11-21', until: '2026-11-21' }]],
    ['what was opened in October', [{ from: '2026-10-01', until: '2026-10-31' }]],
    ['how many did we turn down in november', [{ from: '2026-11-01', until: '2026-11-30' }]],
    ['revenue in October', [{ from: '2026-10-01', until: '2026-10-31' }]],
    ['revenue in March', [{ from: '2027-03-01', until: '2027-03-31' }]],
    ['who starts in October', [{ from: '2027-10-01', until: '2027-10-31' }]],
    ['who joined on November 20', [{ from: '2026-11-20', until: '2026-11-20' }]],
    ['what came in overnight', [{ from: '2026-11-21', until: today }]],
    ['the latest threats', []],
    ['may I see my second deal', []],
  ])('of “%s”', (text, spans) => {
    expect(spansIn(text, today).map(({ from, until }) => ({ ...(from && { from }), ...(until && { until }) }))).toEqual(
      spans,
    );
  });
});

describe('days that may be those of a week before', () => {
  it.each<[today: string, text: string, found: readonly unknown[]]>([
    ['2026-11-23', 'by next Tuesday', [{ day: '2026-12-01', other: '2026-11-24' }]],
    ['2026-11-20', 'next Tuesday', []],
    ['2026-11-23', 'on Tuesday', []],
    ['2026-11-23', 'next week', []],
  ])('%s: %s', (day, text, found) => expect(doubtfulDays(text, day)).toEqual(found));
});
