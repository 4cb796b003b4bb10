import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { EXPIRED, nextNoticeOn, noticeDue } from './notice.rules.js';

const DATE = '2027-03-31';

/** What a job tells that looks on these days, in this order. */
function toldOn(days: readonly Day[]): { notice: number; left: number }[] {
  const all: { notice: number; left: number }[] = [];
  let told: number | null = null;
  for (const day of days) {
    const notice = noticeDue(DATE, told, day);
    if (notice === undefined) continue;
    told = notice;
    all.push({ notice, left: daysBetween(day, DATE) });
  }
  return all;
}

describe('notices of a credential', () => {
  it('are given at 90, 60, 30 and 7 days, and on the day after the last', () => {
    const everyDay = Array.from({ length: 200 }, (_, index) => addDays(DATE, index - 150));
    expect(toldOn(everyDay)).toEqual([
      { notice: 90, left: 90 },
      { notice: 60, left: 60 },
      { notice: 30, left: 30 },
      { notice: 7, left: 7 },
      { notice: EXPIRED, left: -1 },
    ]);
  });

  it('are never given twice or out of order, whenever the job looks', () => {
    const looks = fc.array(fc.integer({ min: -120, max: 30 }), { maxLength: 40 });
    fc.assert(
      fc.property(looks, (offsets) => {
        const given = toldOn(offsets.toSorted((one, other) => one - other).map((offset) => addDays(DATE, offset)));
        const notices = given.map(({ notice }) => notice);
        expect(new Set(notices).size).toBe(notices.length);
        expect(notices).toEqual(notices.toSorted((one, other) => other - one));
        for (const { notice, left } of given) expect(left).toBeLessThanOrEqual(notice);
        expect(notices.includes(EXPIRED)).toBe(offsets.some((offset) => offset > 0));
      }),
    );
  });

  it('are awaited on the very day they are due', () => {
    for (const told of [null, 90, 60, 30, 7]) {
      const day = nextNoticeOn(DATE, told)!;
      expect(noticeDue(DATE, told, day)).toBeDefined();
      expect(noticeDue(DATE, told, addDays(day, -1))).toBeUndefined();
    }
    expect(nextNoticeOn(DATE, EXPIRED)).toBeUndefined();
  });
});
