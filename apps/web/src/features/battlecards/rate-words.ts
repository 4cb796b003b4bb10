import type { WinRate } from '@talent-os/contracts/sales/battlecard-shapes';

/** A win rate with what it rests on: `47%, 7 of 15`. */
export const rateText = ({ won, closed, rate }: WinRate): string =>
  rate === null ? 'no deal closed yet' : `${rate}%, ${won} of ${closed}`;

/** Deals from which on two rates are told apart at all. */
const ENOUGH = 10;

/** What two rates say of a battlecard, and no more than they can. */
export function verdictOf(before: WinRate, since: WinRate): string {
  if (before.closed < ENOUGH || since.closed < ENOUGH)
    return `${since.closed} decided since: too few to say whether the card helps.`;
  if (since.low! > before.high!) return `${since.closed} decided since: we win more often than before.`;
  if (since.high! < before.low!) return `${since.closed} decided since: we win less often than before.`;
  return `${since.closed} decided since: no clear difference.`;
}
