import { BALANCE_BOUNDS } from '@talent-os/contracts/sales/territories.js';

export type Flag = 'light' | 'balanced' | 'heavy';

/** A territory's potential against the mean of the active ones, two decimals; 1 where nobody has any potential. */
export const balanceOf = (potential: number, mean: number) =>
  mean > 0 ? Math.round((potential / mean) * 100) / 100 : 1;

/** Inside the bounds is balanced; the bounds themselves belong to it. */
export function flagOf(balance: number): Flag {
  if (balance < BALANCE_BOUNDS.low) return 'light';
  return balance > BALANCE_BOUNDS.high ? 'heavy' : 'balanced';
}

/** Balance and flag of an active territory; another one carries no market yet, or no more. */
export function balanceFields(
  status: string,
  potential: number,
  mean: number,
): { balance: number | null; flag: Flag | null } {
  if (status !== 'active') return { balance: null, flag: null };
  const balance = balanceOf(potential, mean);
  return { balance, flag: flagOf(balance) };
}
