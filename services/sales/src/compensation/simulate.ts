import { payOf, type CompTerms } from '@talent-os/contracts/sales/commission.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { addDays, addMonths, quarterOf, type Day } from '@talent-os/service-kit/calendar';
import { allPlans } from './plans.view.js';
import { periodsOf, sellersOn, wonBetween } from './sellers.queries.js';

const QUARTERS = 4;

/**
 * What a plan would have paid for the last four full quarters, and what the one in force would have. A quarter of which
 * no quota is on record has the one of today.
 */
export async function simulated(ctx: Ctx, compPlanId: string, today: Day) {
  const plans = await allPlans(ctx);
  const draft = plans.find(({ id }) => id === compPlanId);
  if (!draft) throw new DomainError('resource.missing');
  const { starts } = quarterOf(today);
  const inForce = plans.find(
    ({ role, effectiveFrom }) => role === draft.role && effectiveFrom !== null && effectiveFrom <= starts,
  );
  const [from, to] = [addMonths(starts, -3 * QUARTERS), addDays(starts, -1)];
  const quarters = Array.from({ length: QUARTERS }, (_, at) => quarterOf(addMonths(from, 3 * at)));
  const [sellers, won, ...quotas] = await Promise.all([
    sellersOn(ctx.db, today, quarterOf(today)),
    wonBetween(ctx.db, from, to),
    ...quarters.map((quarter) => sellersOn(ctx.db, quarter.starts, quarter)),
  ]);
  const items = sellers
    .filter(({ role }) => role === draft.role)
    .map((seller) => {
      const mine = won.filter(({ sellerId }) => sellerId === seller.userId);
      const parts = quarters.map((quarter, at) => {
        const then = quotas[at]!.find(({ userId }) => userId === seller.userId);
        const quota = then && then.quota > 0 ? then : { ...quarter, quota: seller.quota };
        const amounts = mine
          .filter(({ closeDate }) => closeDate >= quarter.starts && closeDate <= quarter.ends)
          .map(({ amount }) => amount);
        return { quota: quota.quota, periods: periodsOf(quota), amounts };
      });
      const paid = (terms: CompTerms) => parts.reduce((sum, part) => sum + paidFor(terms, part), 0);
      const [quota, credit] = [
        parts.reduce((sum, part) => sum + part.quota, 0),
        parts.flatMap(({ amounts }) => amounts).reduce((sum, amount) => sum + amount, 0),
      ];
      return {
        userId: seller.userId,
        userName: seller.userName,
        attainment: quota > 0 ? Math.round((100 * credit) / quota) : 0,
        deals: mine.length,
        today: inForce ? paid(inForce.terms) : null,
        draft: paid(draft.terms),
      };
    });
  return { from, to, items };
}

type Part = { readonly quota: number; readonly periods: number; readonly amounts: readonly number[] };

function paidFor(terms: CompTerms, { quota, periods, amounts }: Part): number {
  let credited = 0;
  return amounts.reduce((sum, amount) => {
    const pays = payOf({ ...terms, quota, periods }, credited, amount);
    credited += amount;
    return sum + pays.reduce((all, part) => all + part.amount, 0);
  }, 0);
}
