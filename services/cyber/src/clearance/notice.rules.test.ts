import { describe, expect, it } from '@jest/globals';
import { addDays, addMonths } from '@talent-os/service-kit/calendar';
import { OVER } from '@talent-os/service-kit/reminders';
import fc from 'fast-check';
import { NOTHING, type ClearanceRecord } from './clearance-facts.js';
import type { NotifiedDays } from './clearance.entity.js';
import { nextNoticeOf, noticesOf, remainingNotices } from './notice.rules.js';

const DUE = '2027-03-31';
const held: ClearanceRecord = { ...NOTHING, currentLevel: 'secret', lastInvestigationClosed: addMonths(DUE, -120) };

/** What a job tells that looks on these days, in this order. */
function toldOn(facts: ClearanceRecord, days: readonly string[]) {
  let told: NotifiedDays = {};
  return days.flatMap((day) => {
    const notices = noticesOf(facts, told, day);
    for (const { date, threshold } of notices) told = { ...told, [date]: threshold };
    return notices;
  });
}

describe('notices of a clearance', () => {
  it('are given when a date is an alert, when the alert is high, and when it is over', () => {
    const everyDay = Array.from({ length: 400 }, (_, index) => addDays(DUE, index - 300));
    expect(toldOn(held, everyDay)).toEqual([
      { date: 'reinvestigation', threshold: 180, daysLeft: 180 },
      { date: 'reinvestigation', threshold: 90, daysLeft: 90 },
      { date: 'reinvestigation', threshold: OVER, daysLeft: -1 },
    ]);
  });

  it('are never given twice for a date and a threshold, whenever the job looks', () => {
    const looks = fc.array(fc.integer({ min: -300, max: 100 }), { maxLength: 40 });
    fc.assert(
      fc.property(looks, fc.integer({ min: -200, max: 200 }), (offsets, expires) => {
        const facts = { ...held, expirationDate: addDays(DUE, expires) };
        const days = offsets.toSorted((one, other) => one - other).map((offset) => addDays(DUE, offset));
        const given = toldOn(facts, days).map(({ date, threshold }) => `${date} ${threshold}`);
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });

  it('are awaited on the day the first of them is due', () => {
    expect(nextNoticeOf(held, {})).toBe(addDays(DUE, -180));
    expect(nextNoticeOf({ ...held, expirationDate: addDays(DUE, -10) }, { reinvestigation: 180 })).toBe(
      addDays(DUE, -190),
    );
    expect(nextNoticeOf(held, { reinvestigation: OVER })).toBeUndefined();
    expect(nextNoticeOf(NOTHING, {})).toBeUndefined();
  });

  it('begin anew where a date moved, and only there', () => {
    const before = { ...held, expirationDate: '2027-05-01' };
    const told = { reinvestigation: 90, expiration: 180 };
    expect(remainingNotices(before, before, told)).toEqual(told);
    expect(remainingNotices(before, { ...before, expirationDate: '2028-05-01' }, told)).toEqual({
      reinvestigation: 90,
    });
    expect(remainingNotices(before, NOTHING, told)).toEqual({});
  });
});
