import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { dateKinds, days, instants } from './dates.js';
import { day, instant, isOfEntry } from './paging.js';

const kinds = Object.keys(dateKinds) as (keyof typeof dateKinds)[];
/** A day so many years and days from now. */
function away(years: number, more = 0): string {
  const at = new Date();
  at.setUTCFullYear(at.getUTCFullYear() + years);
  return new Date(at.getTime() + more * 86_400_000).toISOString().slice(0, 10);
}

describe('a date people enter', () => {
  it.each(kinds)('that is %s lies within its reach, to the day anywhere on Earth', (kind) => {
    const { back, ahead, said } = dateKinds[kind];
    for (const text of [away(-back, 1), away(ahead), away(0)]) expect(days[kind].safeParse(text).success).toBe(true);
    for (const text of [away(-back, -3), away(ahead, 3), '1900-01-01', '2199-12-31']) {
      expect(days[kind].safeParse(text).error?.issues.map(({ message }) => message)).toEqual([said]);
      expect(instants[kind].safeParse(`${text}T12:00:00Z`).success).toBe(false);
    }
    expect(days[kind].safeParse('2026-02-30').success).toBe(false);
  });

  it('asks nothing of an answer that an answer could not keep', () => {
    const answer = z.object({ on: day, at: z.array(instant), planned: days.planned.nullable() });
    const issuesOf = (value: unknown) => answer.safeParse(value).error?.issues ?? [];
    const beyond = issuesOf({ on: '2200-01-01', at: ['2200-01-01T12:00:00Z'], planned: '1900-01-01' });
    expect(beyond).toHaveLength(3);
    expect(beyond.every(isOfEntry)).toBe(true);
    expect(issuesOf({ on: 'soon', at: ['2200-01-01T12:00:00Z'], planned: null }).every(isOfEntry)).toBe(false);
  });
});
