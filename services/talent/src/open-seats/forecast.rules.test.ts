import { describe, expect, it } from '@jest/globals';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { daysBehind, forecastOf } from './forecast.rules.js';

const since = '2026-03-02';
const at = (open: number, fillDays: readonly number[]) => forecastOf({ since, today: addDays(since, open), fillDays });

describe('the forecast of an open seat', () => {
  it('is the median of the fills that took longer than it has been open, with the middle half around it', () => {
    expect(at(0, [20, 30, 40, 50, 60])).toEqual({
      forecastOn: addDays(since, 40),
      forecastFrom: addDays(since, 30),
      forecastTo: addDays(since, 50),
    });
    expect(at(35, [60, 20, 40, 30, 50]).forecastOn).toBe(addDays(since, 50));
    expect(at(30, [20, 30, 40, 51, 60, 70]).forecastOn).toBe(addDays(since, 56));
  });

  it('is none where there are too few fills, or none took longer', () => {
    expect(at(0, [20, 30, 40, 50]).forecastOn).toBeNull();
    expect(at(60, [20, 30, 40, 50, 60]).forecastOn).toBeNull();
  });

  it('lies ahead, within its range, and comes no sooner the longer a seat is open', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 30 }), fc.nat(200), (fillDays, open) => {
        const { forecastOn, forecastFrom, forecastTo } = at(open, fillDays);
        if (!forecastOn) return;
        expect(forecastOn > addDays(since, open)).toBe(true);
        expect(forecastFrom! <= forecastOn && forecastOn <= forecastTo!).toBe(true);
        const later = at(open + 1, fillDays).forecastOn;
        expect(later === null || later >= forecastOn).toBe(true);
      }),
    ));

  it('is behind a plan by the days it is past it', () => {
    expect(daysBehind('2026-05-10', '2026-05-01')).toBe(9);
    expect(daysBehind('2026-05-01', '2026-05-10')).toBe(0);
    expect(daysBehind(null, '2026-05-01')).toBe(0);
    expect(daysBehind('2026-05-01', null)).toBe(0);
  });
});
