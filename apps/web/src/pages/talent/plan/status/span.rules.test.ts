import { describe, expect, it } from '@jest/globals';
import { axisOf, placeOf } from './span.rules';

const today = '2026-11-20';
const seat = { forecastOn: null, forecastFrom: null, forecastTo: null, plannedOn: null };

describe('the days of open seats', () => {
  it('stand on one axis from the first opened to the last forecast', () => {
    const axis = axisOf(
      [
        { ...seat, openedAt: '2026-10-01T09:00:00Z', forecastTo: '2026-12-30' },
        { ...seat, openedAt: '2026-11-10T09:00:00Z', plannedOn: '2027-01-09' },
      ],
      today,
    );
    expect([placeOf('2026-10-01', axis), placeOf('2027-01-09', axis)]).toEqual([0, 100]);
    expect(placeOf(today, axis)).toBe(50);
  });

  it('have room around today where there is no seat', () => {
    expect(placeOf(today, axisOf([], today))).toBe(50);
  });
});
