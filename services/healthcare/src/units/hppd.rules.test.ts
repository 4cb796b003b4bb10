import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hppdOf } from './hppd.rules.js';

describe('hours per patient day', () => {
  it('are the nursing hours of the days whose census is known, divided by their patients', () => {
    const censuses = [
      { date: '2026-11-18', midnightCensus: 12 },
      { date: '2026-11-19', midnightCensus: 13 },
    ];
    const worked = [
      { date: '2026-11-17', hours: 96 },
      { date: '2026-11-18', hours: 108 },
      { date: '2026-11-19', hours: 96 },
      { date: '2026-11-19', hours: 12 },
    ];
    expect(hppdOf(censuses, worked)).toEqual({ hours: 216, patientDays: 25, actual: 8.64 });
  });

  it('are unknown without patients', () => {
    expect(hppdOf([], [{ date: '2026-11-19', hours: 96 }]).actual).toBeNull();
    expect(hppdOf([{ date: '2026-11-19', midnightCensus: 0 }], []).actual).toBeNull();
  });

  it('grow with hours and fall with patients', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 2000 }), (midnightCensus, hours) => {
        const date = '2026-11-19';
        const at = (patients: number, worked: number) =>
          hppdOf([{ date, midnightCensus: patients }], [{ date, hours: worked }]).actual!;
        expect(at(midnightCensus, hours + 12)).toBeGreaterThan(at(midnightCensus, hours));
        expect(at(midnightCensus + 1, hours)).toBeLessThanOrEqual(at(midnightCensus, hours));
      }),
    );
  });
});
