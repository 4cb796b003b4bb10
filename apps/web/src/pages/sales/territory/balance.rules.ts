import type { Output } from '@talent-os/contracts/define';
import { BALANCE_BOUNDS, type listTerritories } from '@talent-os/contracts/sales/territories';
import type { BadgeVariant } from '@/ui/display/status-badge';

export type Territory = Output<typeof listTerritories>['items'][number];
export type Flag = NonNullable<Territory['flag']>;

export const flags: Record<Flag, { readonly label: string; readonly variant: BadgeVariant }> = {
  light: { label: 'Light', variant: 'warning' },
  balanced: { label: 'Balanced', variant: 'success' },
  heavy: { label: 'Heavy', variant: 'warning' },
};

/** Where a balance lies against the bounds; the bounds themselves are balanced. */
export function flagOf(balance: number): Flag {
  if (balance < BALANCE_BOUNDS.low) return 'light';
  return balance > BALANCE_BOUNDS.high ? 'heavy' : 'balanced';
}

/** The bar of a balance, in percent of its track: the mean stands in the middle, twice the mean fills it. */
export const barOf = (balance: number): number => Math.min(100, Math.max(0, balance * 50));

export const formatBalance = (balance: number): string => balance.toFixed(2);

type Source = Pick<Territory, 'potential' | 'balance'>;
export type Preview = {
  readonly from: { readonly before: number; readonly after: number };
  readonly to: { readonly before: number; readonly after: number };
};

/**
 * What moving an account does to both balances. Moving changes no mean, so it can be told from the source: its potential
 * divided by its balance. Nothing where the source is not active or holds no market. Rounded to what the balances are.
 */
export function previewOf(source: Source, potential: number, targetBalance: number): Preview | undefined {
  if (!source.balance) return undefined;
  const share = (potential * source.balance) / source.potential;
  const rounded = (balance: number) => Math.max(0, Math.round(balance * 100) / 100);
  return {
    from: { before: source.balance, after: rounded(source.balance - share) },
    to: { before: targetBalance, after: rounded(targetBalance + share) },
  };
}
