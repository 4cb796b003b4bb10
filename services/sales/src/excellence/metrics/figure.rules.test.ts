import { describe, expect, it } from '@jest/globals';
import { figureOf, type Basis, type Summed } from './figure.rules.js';
import { lightOf } from './light.rules.js';

const row = (more: Partial<Summed> = {}): Summed => ({
  part: null,
  whole: true,
  n: 10,
  counting: 4,
  total: 1000,
  mean: 100,
  median: 80,
  ...more,
});
const basis: Basis = {
  quotas: 500,
  wonOfQuarter: 100,
  wonOfForecast: 800,
  won: 4,
  closed: 10,
  averageDeal: 200,
  cycleDays: 40,
  yearlyTarget: 2500,
  sellers: 7,
  competitors: [],
};

describe('a light', () => {
  it.each([
    [45, 'green'],
    [44, 'amber'],
    [30, 'amber'],
    [29, 'red'],
  ] as const)('of %d, the higher the better, is %s', (value, light) =>
    expect(lightOf(value, { better: 'higher', green: 45, red: 30 })).toBe(light),
  );
  it.each([
    [10, 'green'],
    [11, 'amber'],
    [20, 'amber'],
    [21, 'red'],
  ] as const)('of %d, the lower the better, is %s', (value, light) =>
    expect(lightOf(value, { better: 'lower', green: 10, red: 20 })).toBe(light),
  );
  it('needs a value and thresholds', () => {
    expect(lightOf(null, { better: 'lower', green: 10, red: 20 })).toBeNull();
    expect(lightOf(10, undefined)).toBeNull();
  });
});

describe('a figure', () => {
  it.each([
    ['winRate', 40],
    ['cycleBySegment', 80],
    ['averageDeal', 100],
    ['velocity', 20],
    ['coverage', 2.5],
    ['forecastActual', 80],
    ['quotaCover', 160],
    ['capacity', 50],
  ] as const)('%s comes to %d', (key, value) => expect(figureOf(key, [row()], basis).value).toBe(value));

  it('that rests on nothing has no value', () => {
    const nothing = row({ n: 0, counting: 0, total: null, mean: null, median: null });
    for (const key of ['winRate', 'velocity', 'coverage', 'capacity'] as const)
      expect(figureOf(key, [nothing], basis)).toMatchObject({ value: null, light: null });
    expect(figureOf('quotaCover', [row()], { ...basis, yearlyTarget: null }).value).toBeNull();
    expect(figureOf('coverage', [row()], { ...basis, wonOfQuarter: 500 }).value).toBeNull();
    expect(figureOf('winRate', [], basis)).toMatchObject({ value: null, n: 0 });
  });

  it('of people is shown from five on, its parts as well', () => {
    const parts = [row({ n: 6 }), row({ part: '50% to 79%', whole: false, n: 6 })];
    expect(figureOf('attainment', parts, basis)).toMatchObject({ value: 6, parts: [{ part: '50% to 79%', value: 6 }] });
    const few = parts.map((one) => ({ ...one, n: 4 }));
    expect(figureOf('attainment', few, basis)).toMatchObject({ value: null, parts: [] });
  });

  it('of people leaves out parts of few, and one more where those are too few together', () => {
    const part = (name: string, n: number) => row({ part: name, whole: false, n });
    const shown = (...sizes: readonly number[]) =>
      figureOf('attainment', [row({ n: 60 }), ...sizes.map((n, at) => part(String(at), n))], basis).parts.map(
        ({ n }) => n,
      );
    expect(shown(30, 4, 16, 10)).toEqual([30, 16]);
    expect(shown(30, 4, 3, 23)).toEqual([30, 23]);
    expect(shown(30, 20, 10)).toEqual([30, 20, 10]);
  });

  it('whose parts alone mean something has no value of all', () => {
    const stage = row({ part: 'Proposal', whole: false });
    expect(figureOf('stageConversion', [row(), stage], basis)).toMatchObject({
      value: null,
      parts: [{ part: 'Proposal', value: 40 }],
    });
  });
});
