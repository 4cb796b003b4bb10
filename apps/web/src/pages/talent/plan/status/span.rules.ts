import type { OpenSeat } from '@talent-os/contracts/talent/open-seats';

const DAY_MS = 86_400_000;
/** Days the axis shows behind today at least. */
const AHEAD = 14;

type Dated = Pick<OpenSeat, 'openedAt' | 'forecastOn' | 'forecastFrom' | 'forecastTo' | 'plannedOn'>;

/** Days in their order, as numbers: the first and the last an axis shows. */
export type Axis = { readonly first: number; readonly last: number };

const numberOf = (day: string): number => Math.floor(Date.parse(day) / DAY_MS);

/** One axis for all seats in view, so that their days can be compared. */
export function axisOf(seats: readonly Dated[], today: string): Axis {
  const days = seats.flatMap(({ openedAt, forecastTo, plannedOn }) => [
    numberOf(openedAt),
    ...[forecastTo, plannedOn].flatMap((day) => (day ? [numberOf(day)] : [])),
  ]);
  const now = numberOf(today);
  return { first: Math.min(now - AHEAD, ...days), last: Math.max(now + AHEAD, ...days) };
}

/** Where a day stands on an axis, in percent. */
export const placeOf = (day: string, { first, last }: Axis): number =>
  (100 * (numberOf(day) - first)) / Math.max(1, last - first);
