import { describe, expect, it } from '@jest/globals';
import { FEWEST_CASES } from '@talent-os/contracts/intelligence/predictions.js';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import {
  closedQuarter,
  daysExpected,
  hiresForecast,
  meanMiss,
  medianOf,
  monthsAfter,
  predictFills,
  predictHires,
  predictLapses,
  shownMonths,
  type Filled,
  type MonthCount,
  type Standing,
} from './predict.rules.js';

const TODAY = '2026-11-27';
const month = fc.integer({ min: -22, max: 0 }).map((ahead) => monthsAfter('2026-11', ahead));
const standings = fc.uniqueArray(
  fc
    .record({
      month,
      stage: fc.constantFrom('screen', 'interview', 'offer'),
      standing: fc.integer({ min: 1, max: 60 }),
    })
    .chain((row) => fc.nat(row.standing).map((hired): Standing => ({ ...row, hired }))),
  { selector: ({ month: of, stage }) => `${of} ${stage}`, maxLength: 60 },
);
const hires = fc.uniqueArray(fc.record({ month, count: fc.nat(20) }), { selector: (one) => one.month });
const filled = fc.array(
  fc.record({ openedOn: fc.integer({ min: 0, max: 900 }).map((ago) => addDays(TODAY, -ago)), days: fc.nat(200) }),
  { maxLength: 120 },
);
const steady = (count: number): MonthCount[] =>
  Array.from({ length: 23 }, (_, at) => ({ month: monthsAfter('2026-11', -at), count }));

describe('hires to expect', () => {
  it('know nothing of the month they are for, nor of any later one', () => {
    fc.assert(
      fc.property(standings, hires, month, fc.nat(50), (rows, counts, of, other) => {
        const later = counts.map((one) => (one.month >= of ? { ...one, count: other } : one));
        const outcome = rows.map((row) => (row.month >= of ? { ...row, hired: Math.min(row.standing, other) } : row));
        expect(hiresForecast(of, outcome, later)).toEqual(hiresForecast(of, rows, counts));
      }),
    );
  });

  it('are told from twenty cases on, and never below none', () => {
    fc.assert(
      fc.property(standings, hires, month, (rows, counts, of) => {
        const { n, forecast } = hiresForecast(of, rows, counts);
        if (n < FEWEST_CASES) expect(forecast).toBeNull();
        else expect(forecast).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are those of every month where every month is alike, and then miss nothing', () => {
    const rows = steady(4).map(({ month: of }): Standing => ({ month: of, stage: 'offer', standing: 6, hired: 3 }));
    const { months, error, naiveError, n } = predictHires(TODAY, rows, steady(4));
    // Three of the six who stand in the offer, and one who comes and is hired within the month.
    expect(months.map(({ forecast }) => forecast)).toEqual(months.map(() => 4));
    expect([error, naiveError, n]).toEqual([0, 0, 48]);
    expect(months.at(-1)).toMatchObject({ month: '2026-11', actual: null });
  });
});

describe('the day a seat is filled', () => {
  it('is learned from seats that were filled before, twenty at least', () => {
    fc.assert(
      fc.property(filled, fc.integer({ min: 0, max: 700 }), (seats, ago) => {
        const on = addDays(TODAY, -ago);
        const known = seats.filter(({ openedOn, days }) => addDays(openedOn, days) < on);
        expect(daysExpected(on, seats)).toBe(daysExpected(on, known));
        if (known.length < FEWEST_CASES) expect(daysExpected(on, seats)).toBeNull();
      }),
    );
  });

  it('is the median of those', () => {
    const seats: Filled[] = Array.from({ length: 40 }, (_, at) => ({ openedOn: addDays(TODAY, -100), days: 10 + at }));
    expect(predictFills(TODAY, seats)).toMatchObject({ n: 40, days: 29.5 });
  });
});

describe('what is compared', () => {
  it('is the last quarter that is over, and all of it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
        const today = addDays('2024-01-01', days);
        const { from, until } = closedQuarter(today);
        expect(until < today).toBe(true);
        expect(shownMonths(today)).toEqual(expect.arrayContaining([from.slice(0, 7), until.slice(0, 7)]));
      }),
    );
  });

  it('is a mean of distances: nothing without a forecast counts', () => {
    expect(meanMiss([])).toBeNull();
    expect(meanMiss([{ actual: 3, forecast: null }])).toBeNull();
    expect(
      meanMiss([
        { actual: 3, forecast: 5 },
        { actual: 4, forecast: 3 },
        { actual: null, forecast: 9 },
      ]),
    ).toBe(1.5);
  });

  it('has a median between the least and the most', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), (values) => {
        const median = medianOf(values)!;
        expect(median).toBeGreaterThanOrEqual(Math.min(...values));
        expect(median).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
    expect(medianOf([])).toBeNull();
  });
});

describe('credentials left to end', () => {
  const ending = [
    { days: 30, count: 2 },
    { days: 60, count: 5 },
    { days: 90, count: 9 },
  ];

  it('are no more than end', () => {
    expect(predictLapses(TODAY, steady(4), 100, ending)).toMatchObject({ n: 100, expected: 2, error: 0 });
    expect(predictLapses(TODAY, steady(1), 100, ending)).toMatchObject({ expected: 1 });
  });

  it('are not told where there are too few credentials', () => {
    const { expected, error, months } = predictLapses(TODAY, steady(1), FEWEST_CASES - 1, ending);
    expect([expected, error]).toEqual([null, null]);
    expect(months.every(({ forecast }) => forecast === null)).toBe(true);
  });
});
