import { describe, expect, it } from '@jest/globals';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import { daysBetween } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { stagesOf } from './stages.rules.js';

const stages = ['applied', 'screen', 'interview', 'offer'].map((type, at): Stage => ({
  key: `s-${at}`,
  name: type,
  type: type as Stage['type'],
  order: at + 1,
  slaDays: 5,
}));
const move = (from: string | null, to: string, day: number) => ({
  from,
  to,
  by: 'x',
  at: `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`,
  note: null,
});

describe('the stages somebody came to', () => {
  it('begin with the first, whether or not its entry was written down', () => {
    const given = { createdAt: '2026-11-01T12:00:00Z', stageKey: 's-1', stages };
    const written = stagesOf({ ...given, history: [move(null, 's-0', 1), move('s-0', 's-1', 4)] }, 'UTC');
    expect(written).toEqual(stagesOf({ ...given, history: [move('s-0', 's-1', 4)] }, 'UTC'));
    expect(written).toEqual([
      { place: 0, day: '2026-11-01', stage: 'applied', days: 3 },
      { place: 1, day: '2026-11-04', stage: 'screen', days: null },
    ]);
  });

  it('last as many days as the calendar says, also where the clock changes meanwhile', () => {
    const given = { stageKey: 's-1', stages, createdAt: '2026-03-07T17:00:00Z' };
    // Noon to noon in New York, over the night that has 23 hours.
    const history = [{ ...move('s-0', 's-1', 1), at: '2026-03-08T16:00:00Z' }];
    expect(stagesOf({ ...given, history }, 'America/New_York')[0]).toMatchObject({ day: '2026-03-07', days: 1 });
  });

  it('add up to the days from the first to the last in every zone, whichever way the clock is set meanwhile', () => {
    const begun = Date.parse('2026-02-01T00:30:00Z');
    const zone = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC');
    const hours = fc.uniqueArray(fc.nat(400 * 24), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(zone, hours, (timezone, drawn) => {
        const moments = drawn
          .toSorted((one, other) => one - other)
          .map((hour) => new Date(begun + hour * 3_600_000).toISOString());
        const history = moments
          .slice(1)
          .map((moment, nth) => ({ ...move(`s-${nth % 2}`, `s-${(nth + 1) % 2}`, 1), at: moment }));
        const given = { createdAt: moments[0]!, stageKey: `s-${history.length % 2}`, history, stages };
        const found = stagesOf(given, timezone);
        expect(found).toHaveLength(moments.length);
        const lasted = found.slice(0, -1).map(({ days }) => days!);
        expect(lasted.every((days) => days >= 0)).toBe(true);
        expect(lasted.reduce((sum, days) => sum + days, 0)).toBe(daysBetween(found[0]!.day, found.at(-1)!.day));
      }),
    );
  });

  it('are one more than the moves, and only the last is still under way', () => {
    const walk = fc.array(fc.nat(3), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(walk, (keys) => {
        const path = keys.filter((key, at) => key !== keys[at - 1]);
        const history = path.slice(1).map((key, at) => move(`s-${path[at]}`, `s-${key}`, at + 2));
        const given = { createdAt: '2026-11-01T00:00:00Z', stageKey: `s-${path.at(-1)}`, history, stages };
        const found = stagesOf(given, 'UTC');
        expect(found.map(({ stage }) => stage)).toEqual(path.map((key) => stages[key]!.type));
        expect(found.filter(({ days }) => days === null)).toHaveLength(1);
        expect(found.at(-1)!.days).toBeNull();
      }),
    );
  });
});
