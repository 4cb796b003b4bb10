import {
  CLIFF_DAYS,
  FEWEST_CASES,
  LEARNED_MONTHS,
  SHOWN_MONTHS,
} from '@talent-os/contracts/intelligence/predictions.js';
import { addDays, monthOf, monthStart, quarterOf, type Day } from '@talent-os/service-kit/calendar';

/** `2026-11`. */
type Month = string;
const firstOf = (month: Month): Day => `${month}-01`;
export const monthsAfter = (month: Month, months: number): Month => monthOf(monthStart(firstOf(month), months));

/** The months that are shown, the one that runs last. */
export const shownMonths = (today: Day): Month[] =>
  Array.from({ length: SHOWN_MONTHS }, (_, at) => monthsAfter(monthOf(today), at + 1 - SHOWN_MONTHS));

/** The last quarter that is over. */
export const closedQuarter = (today: Day) => {
  const { starts, ends } = quarterOf(addDays(quarterOf(today).starts, -1));
  return { from: starts, until: ends };
};

/** Whether a month is one of those a forecast for another may learn from: what came later it does not know. */
const isLearned = (month: Month, forecast: Month, months = LEARNED_MONTHS) =>
  month < forecast && month >= monthsAfter(forecast, -months);

type Compared = { readonly month: Month; readonly actual: number | null; readonly forecast: number | null };

/** How far forecast and outcome lay apart, on average; null where nothing can be compared. */
export function meanMiss(compared: readonly Pick<Compared, 'actual' | 'forecast'>[]): number | null {
  const misses = compared.flatMap(({ actual, forecast }) =>
    actual === null || forecast === null ? [] : [Math.abs(forecast - actual)],
  );
  return misses.length === 0 ? null : misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
}

const inQuarter = (today: Day) => {
  const { from, until } = closedQuarter(today);
  return ({ month }: { readonly month: Month }) => month >= monthOf(from) && month <= monthOf(until);
};

/** Who stood in a stage when a month began, and how many of them were hired before it ended. */
export type Standing = {
  readonly month: Month;
  readonly stage: string;
  readonly standing: number;
  readonly hired: number;
};
/** How many cases a month had. */
export type MonthCount = { readonly month: Month; readonly count: number };

const countIn = (counts: readonly MonthCount[], month: Month) => counts.find((one) => one.month === month)?.count ?? 0;

/**
 * Hires to expect in a month: those who stand in each stage as it begins, times the share of people in that stage who were
 * hired within a month, and those who come and are hired within one. Learned from the months before it alone.
 */
export function hiresForecast(month: Month, standings: readonly Standing[], hires: readonly MonthCount[]) {
  const before = standings.filter((one) => isLearned(one.month, month));
  const n = hires.filter((one) => isLearned(one.month, month)).reduce((sum, { count }) => sum + count, 0);
  if (n < FEWEST_CASES) return { n, forecast: null };
  const sumOf = (rows: readonly Standing[], of: 'standing' | 'hired') => rows.reduce((sum, row) => sum + row[of], 0);
  const fromStages = standings
    .filter((one) => one.month === month)
    .map(({ stage, standing }) => {
      const alike = before.filter((one) => one.stage === stage);
      const stood = sumOf(alike, 'standing');
      return stood === 0 ? 0 : (standing * sumOf(alike, 'hired')) / stood;
    });
  const unforeseen = Math.max(0, n - sumOf(before, 'hired')) / LEARNED_MONTHS;
  return { n, forecast: fromStages.reduce((sum, one) => sum + one, unforeseen) };
}

/** Hires by month beside what was to be expected of them, and how far that missed in the last quarter. */
export function predictHires(today: Day, standings: readonly Standing[], hires: readonly MonthCount[]) {
  const running = monthOf(today);
  const compared = shownMonths(today).map((month) => ({
    month,
    actual: month === running ? null : countIn(hires, month),
    forecast: hiresForecast(month, standings, hires).forecast,
  }));
  const quarter = compared.filter(inQuarter(today));
  return {
    n: hiresForecast(running, standings, hires).n,
    error: meanMiss(quarter),
    naiveError: meanMiss(
      quarter
        .filter(({ forecast }) => forecast !== null)
        .map(({ month, actual }) => ({ actual, forecast: countIn(hires, monthsAfter(month, -1)) })),
    ),
    soFar: countIn(hires, running),
    months: compared,
  };
}

/** A seat that was filled, after so many days. */
export type Filled = { readonly openedOn: Day; readonly days: number };
const filledOn = ({ openedOn, days }: Filled): Day => addDays(openedOn, days);

export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Days that seats took which were filled in the year before a day. */
const learnedBefore = (on: Day, filled: readonly Filled[]): number[] => {
  const first = monthStart(on, -LEARNED_MONTHS);
  return filled.filter((seat) => filledOn(seat) < on && filledOn(seat) >= first).map(({ days }) => days);
};

/** Days to expect of a seat that opens on a day: half of those before it took no more. */
export function daysExpected(on: Day, filled: readonly Filled[]): number | null {
  const learned = learnedBefore(on, filled);
  return learned.length < FEWEST_CASES ? null : medianOf(learned);
}

/** Days until seats were filled, month by month, beside what was to be expected when each was opened. */
export function predictFills(today: Day, filled: readonly Filled[]) {
  const running = monthOf(today);
  const compared = shownMonths(today).map((month) => {
    const ofMonth = filled.filter((seat) => monthOf(filledOn(seat)) === month);
    return {
      month,
      actual: month === running ? null : medianOf(ofMonth.map(({ days }) => days)),
      forecast: daysExpected(firstOf(month), filled),
    };
  });
  const quarter = closedQuarter(today);
  const ofQuarter = filled.filter((seat) => filledOn(seat) >= quarter.from && filledOn(seat) <= quarter.until);
  return {
    n: learnedBefore(today, filled).length,
    error: meanMiss(ofQuarter.map((seat) => ({ actual: seat.days, forecast: daysExpected(seat.openedOn, filled) }))),
    days: daysExpected(today, filled),
    months: compared,
  };
}

/** Months whose mean says how many credentials are left to end in the next. */
const LAPSE_MONTHS = 6;

/** Credentials left to end in a month, as the six months before it had it; null where there are too few credentials. */
const lapsesForecast = (month: Month, lapses: readonly MonthCount[], known: number): number | null =>
  known < FEWEST_CASES
    ? null
    : lapses.filter((one) => isLearned(one.month, month, LAPSE_MONTHS)).reduce((sum, { count }) => sum + count, 0) /
      LAPSE_MONTHS;

/** Credentials that ended without a renewal, month by month, beside what the months before said. */
export function predictLapses(
  today: Day,
  lapses: readonly MonthCount[],
  known: number,
  ending: readonly { readonly days: number; readonly count: number }[],
) {
  const running = monthOf(today);
  const compared = shownMonths(today).map((month) => ({
    month,
    actual: month === running ? null : countIn(lapses, month),
    forecast: lapsesForecast(month, lapses, known),
  }));
  const soon = ending.find(({ days }) => days === CLIFF_DAYS[0])?.count ?? 0;
  const usual = lapsesForecast(running, lapses, known);
  return {
    n: known,
    error: meanMiss(compared.filter(inQuarter(today))),
    // No more can be left to end than end.
    expected: usual === null ? null : Math.min(soon, usual),
    months: compared,
  };
}
