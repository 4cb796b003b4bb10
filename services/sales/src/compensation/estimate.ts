import { payOf } from '@talent-os/contracts/sales/commission.js';
import { openStages } from '@talent-os/contracts/sales/deal-stages.js';
import type { Ctx } from '@talent-os/service-kit';
import { quarterOf, type Day } from '@talent-os/service-kit/calendar';
import { texts } from '@talent-os/service-kit/sql/texts';
import { CREDITS } from '../deals/credits.js';
import { allPlans } from './plans.view.js';
import { periodsOf, sellersOn, wonBetween } from './sellers.queries.js';

const NOTHING = { role: null, quota: 0, credit: 0, items: [] };

/** What each of the caller's open deals would pay if it were won next, in the quota period of today. */
export async function estimateFor(ctx: Ctx, today: Day) {
  const [sellers, plans] = await Promise.all([sellersOn(ctx.db, today, quarterOf(today)), allPlans(ctx)]);
  const me = sellers.find(({ userId }) => userId === ctx.userId);
  const plan = plans.find(
    ({ role, effectiveFrom }) => role === me?.role && effectiveFrom !== null && effectiveFrom <= me.starts,
  );
  if (!me || !plan) return NOTHING;
  const [won, open] = await Promise.all([wonBetween(ctx.db, me.starts, me.ends), openDeals(ctx)]);
  const credit = won.filter(({ sellerId }) => sellerId === ctx.userId).reduce((sum, { amount }) => sum + amount, 0);
  const rate = { ...plan.terms, quota: me.quota, periods: periodsOf(me) };
  return {
    role: me.role,
    quota: me.quota,
    credit,
    items: open.map(({ amount, ...deal }) => ({
      ...deal,
      credit: amount,
      amount: payOf(rate, credit, amount).reduce((sum, part) => sum + part.amount, 0),
    })),
  };
}

type OpenDeal = {
  readonly dealId: string;
  readonly dealName: string;
  readonly accountName: string;
  readonly share: number | null;
  readonly mine: boolean;
  readonly amount: number;
};

const openDeals = (ctx: Ctx) =>
  ctx.db.read<OpenDeal>(
    `select c.id as "dealId", c.name as "dealName", a.name as "accountName", c.share, c.own as mine,
       c.credit::float8 as amount
     from ${CREDITS} c join sales.account a on a.organization_id = $1 and a.id = c.account_id
     where c.seller_id = $2 and c.stage in (${texts(openStages)}) and c.credit > 0
     order by c.close_date, c.id limit 200`,
    [ctx.userId],
  );
