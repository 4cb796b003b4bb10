import { openStages } from '@talent-os/contracts/sales/deal-stages.js';
import { dealChanged } from '@talent-os/contracts/sales/deals.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { DealEntry } from '../deals/deal-entry.entity.js';
import { Deal } from '../deals/deal.entity.js';
import type { Reassignment } from './reassignment.entity.js';
import { Territory } from './territory.entity.js';

/**
 * Moves the account, and its open deals where that was asked for. `by` is who approved it. Answers false, and moves
 * nothing, where the target is no active territory any more: an account always lies in an active one.
 */
export async function apply(tx: Transaction, ctx: Ctx, move: Reassignment, by: string): Promise<boolean> {
  const target = await tx.lock(Territory, move.toTerritoryId);
  if (target.status !== 'active') return false;
  const account = await tx.lock(Account, move.accountId);
  await tx.update(Account, account, { territoryId: target.id });
  if (move.moveDeals) await moveDeals(tx, ctx, account, target, by);
  return true;
}

async function moveDeals(
  tx: Transaction,
  ctx: Ctx,
  account: Account,
  { ownerId, name }: Territory,
  by: string,
): Promise<void> {
  const deals = await tx.findAll(Deal, { accountId: account.id, stage: In([...openStages]) });
  for (const deal of deals.filter((one) => one.ownerId !== ownerId)) {
    await tx.update(Deal, deal, { ownerId });
    await tx.insert(DealEntry, {
      dealId: deal.id,
      kind: 'changed',
      note: `Moved with ${account.name} to the territory ${name}`,
      byId: by,
    });
    ctx.emit(dealChanged, { dealId: deal.id, ownerId, stage: deal.stage });
  }
}
