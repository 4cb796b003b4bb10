import type { Ctx, Transaction } from '@talent-os/service-kit';
import { AssetFlag } from './asset-flag.entity.js';

/** Nobody has to look at the asset for a lost deal any more; how many it was flagged for. */
export async function settleAll(tx: Transaction, ctx: Ctx, assetId: string): Promise<number> {
  const open = (await tx.findAll(AssetFlag, { assetId })).filter(({ settledAt }) => settledAt === null);
  for (const flag of open) await tx.update(AssetFlag, flag, { settledAt: ctx.now });
  return open.length;
}
