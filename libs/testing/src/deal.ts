import type { DealStage } from '@talent-os/contracts/sales/deal-stages';
import { createDeal, listAccounts, logActivity, moveDeal, type Deal } from '@talent-os/contracts/sales/deals';
import { demoToday } from './demo-today.js';
import { ownerQuery } from './owner-query.js';
import { signIn, type Person } from './person.js';

/** A deal of somebody's at Meridian since a moment ago, moved so far, so that what a test does to it is done to nobody else's. */
export async function newDeal(owner: Person, ...stages: DealStage[]): Promise<Deal> {
  const head = await signIn('department.head@meridian.example');
  const [account] = (await head.call(listAccounts, {})).items;
  const deal = await head.call(createDeal, {
    accountId: account!.id,
    name: 'Deal of a test',
    amount: 2_500_000,
    closeDate: demoToday(),
    source: 'Referral',
    competitor: null,
  });
  let { version } = deal;
  for (const stage of stages) ({ version } = await head.call(moveDeal, { dealId: deal.id, stage, version }));
  // Whoever sells logs deals of their own accounts alone.
  await ownerQuery('update sales.deal set owner_id = $2 where id = $1', [deal.id, owner.id]);
  return owner.call(logActivity, { dealId: deal.id, note: 'Taken over' });
}
