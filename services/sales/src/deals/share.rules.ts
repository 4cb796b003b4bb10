import type { ErrorCode } from '@talent-os/contracts';
import { SHARED_MOST } from '@talent-os/contracts/sales/deal-shares.js';
import type { DealStage } from '@talent-os/contracts/sales/deal-stages.js';
import { isOpen } from './deal.rules.js';

type Share = { readonly userId: string; readonly percent: number };
type SharedDeal = { readonly stage: DealStage; readonly ownerId: string; readonly shares: readonly Share[] };

/** Why a colleague is not given this share of a deal; nothing where they may be. Whoever stopped selling may still be taken off. */
export function shareRefusal(
  { stage, ownerId, shares }: SharedDeal,
  { userId, percent }: Share,
  sellers: readonly string[],
): Extract<ErrorCode, `deal.${string}`> | undefined {
  if (!isOpen(stage)) return 'deal.closed';
  if (percent > 0 && (userId === ownerId || !sellers.includes(userId))) return 'deal.seller';
  const others = shares.filter((one) => one.userId !== userId).reduce((sum, one) => sum + one.percent, 0);
  return others + percent > SHARED_MOST ? 'deal.share' : undefined;
}

/** What each is credited with of an amount, in whole minor units: others what their share comes to, the owner what is left. */
export function creditsOf(amount: number, ownerId: string, shares: readonly Share[]): ReadonlyMap<string, number> {
  const parts = shares.map(
    ({ userId, percent }) => [userId, Number((BigInt(amount) * BigInt(percent)) / 100n)] as const,
  );
  const given = parts.reduce((sum, [, credit]) => sum + credit, 0);
  return new Map([[ownerId, amount - given], ...parts]);
}
