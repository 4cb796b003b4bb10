import type { ModuleMetric } from '@talent-os/contracts/sales/excellence-shapes.js';
import { metricOf, type MetricKey, type MetricKind } from '@talent-os/contracts/sales/excellence/metrics.data.js';
import { ANSWERS_NEEDED } from '@talent-os/contracts/sales/excellence/modules.js';
import { lightOf } from './light.rules.js';

/** What the rows of a figure come to, all of them (`part` null) or those of one part. */
export type Summed = {
  readonly part: string | null;
  /** Whether it is of all rows: a part may have no name either. */
  readonly whole: boolean;
  readonly n: number;
  readonly counting: number;
  readonly total: number | null;
  readonly mean: number | null;
  readonly median: number | null;
};

/** What figures need that is no row of theirs. */
export type Basis = {
  /** Quotas of the quarter, and what is won of them, in minor units. */
  readonly quotas: number;
  readonly wonOfQuarter: number;
  /** What was won of the deals the forecast of last quarter is of. */
  readonly wonOfForecast: number | null;
  /** Of deals closed in a year: won and all, mean amount and median days of the won ones. */
  readonly won: number;
  readonly closed: number;
  readonly averageDeal: number | null;
  readonly cycleDays: number | null;
  /** What is to be won in a year, by the session of planning. */
  readonly yearlyTarget: number | null;
  readonly sellers: number;
  readonly competitors: readonly string[];
};

const QUARTERS = 4;

const KINDS: Readonly<Record<Exclude<MetricKind, 'made'>, (summed: Summed) => number | null>> = {
  share: ({ counting, n }) => percentOf(counting, n),
  median: ({ median }) => median,
  mean: ({ mean }) => mean,
  count: ({ n }) => n,
};

/** Figures with a rule of their own. */
const MADE: Partial<Record<MetricKey, (summed: Summed, basis: Basis) => number | null>> = {
  velocity: ({ n }, { averageDeal, cycleDays, won, closed }) =>
    averageDeal !== null && cycleDays ? (n * averageDeal * (won / closed)) / cycleDays : null,
  coverage: ({ total }, { quotas, wonOfQuarter }) =>
    quotas > wonOfQuarter ? (total ?? 0) / (quotas - wonOfQuarter) : null,
  forecastActual: ({ total }, { wonOfForecast }) => {
    const [less, more] = [total ?? 0, wonOfForecast ?? 0].toSorted((one, other) => one - other);
    return percentOf(less!, more!);
  },
  quotaCover: ({ total }, { yearlyTarget }) => (yearlyTarget ? percentOf(QUARTERS * (total ?? 0), yearlyTarget) : null),
  capacity: ({ total }, { quotas }) => percentOf(total ?? 0, QUARTERS * quotas),
};

/** A figure with its parts. Of single people only where there are enough of them. */
export function figureOf(key: MetricKey, summed: readonly Summed[], basis: Basis): ModuleMetric {
  const metric = metricOf(key);
  const figure = (row: Summed) => {
    const shown = !metric.ofPeople || row.n >= ANSWERS_NEEDED;
    const value = shown && row.n > 0 ? valueOf(key, row, basis) : null;
    return { value, light: lightOf(value, metric.thresholds), n: row.n };
  };
  const whole = summed.find((row) => row.whole) ?? NOTHING;
  const { value, light, n } = figure(whole);
  const parts = summed.flatMap((row) => (row.whole || row.part === null ? [] : [{ part: row.part, ...figure(row) }]));
  return {
    metric: key,
    value: metric.partsOnly ? null : value,
    light: metric.partsOnly ? null : light,
    n,
    parts: metric.ofPeople ? withoutFew(parts) : parts,
  };
}

/**
 * Parts of enough people. Where the ones left out are too few together, the smallest of the others goes as well: nobody
 * works them out from what is left.
 */
function withoutFew<T extends { readonly n: number }>(parts: readonly T[]): T[] {
  const left = new Set<T>();
  let people = 0;
  for (const part of parts.toSorted((one, other) => one.n - other.n)) {
    if (part.n >= ANSWERS_NEEDED && (left.size === 0 || people >= ANSWERS_NEEDED)) break;
    left.add(part);
    people += part.n;
  }
  return parts.filter((part) => !left.has(part));
}

const NOTHING: Summed = { part: null, whole: true, n: 0, counting: 0, total: null, mean: null, median: null };

function valueOf(key: MetricKey, summed: Summed, basis: Basis): number | null {
  const { kind } = metricOf(key);
  const value = kind === 'made' ? (MADE[key]?.(summed, basis) ?? null) : KINDS[kind](summed);
  return value === null ? null : Math.round(value * 100) / 100;
}

const percentOf = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null);
