import { admits } from '@talent-os/contracts';
import { saveCompPlan } from '@talent-os/contracts/sales/compensation.js';
import type { CompPlan as CompPlanView } from '@talent-os/contracts/sales/compensation-shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { quarterOf, type Day } from '@talent-os/service-kit/calendar';
import type { CompPlan } from './comp-plan.entity.js';
import { sellersOn } from './sellers.queries.js';

type Row = Pick<CompPlan, 'id' | 'role' | 'terms' | 'currency' | 'effectiveFrom' | 'version'>;

export const managesPay = (ctx: Ctx): boolean => admits(ctx.ability, saveCompPlan.access);

/** Every plan, the one that pays last first. */
export const allPlans = (ctx: Ctx) =>
  ctx.db.read<Row>(
    `select p.id, p.role, p.terms, p.currency, p.effective_from::text as "effectiveFrom", p.version
     from sales.comp_plan p where p.organization_id = $1 order by p.effective_from desc nulls first`,
  );

/** Plans by segment: all of them for who decides; a seller reads what their own segment is paid by. */
export async function plansSeenBy(ctx: Ctx, today: Day) {
  const [plans, sellers] = await Promise.all([allPlans(ctx), sellersOn(ctx.db, today, quarterOf(today))]);
  const manages = managesPay(ctx);
  const mine = sellers.find(({ userId }) => userId === ctx.userId)?.role;
  const roles = [...new Set(sellers.map(({ role }) => role))].toSorted();
  return roles
    .filter((role) => manages || role === mine)
    .map((role) => {
      const own = plans.filter((plan) => plan.role === role);
      const { starts } = quarterOf(today);
      const shown = (plan: Row | undefined) => (plan ? planAsRead(plan, manages) : null);
      return {
        role,
        sellers: sellers.filter((one) => one.role === role).length,
        inForce: shown(own.find(({ effectiveFrom }) => effectiveFrom !== null && effectiveFrom <= starts)),
        toCome: shown(own.find(({ effectiveFrom }) => effectiveFrom !== null && effectiveFrom > today)),
        draft: manages ? shown(own.find(({ effectiveFrom }) => effectiveFrom === null)) : null,
      };
    });
}

const planAsRead = ({ id, terms, currency, effectiveFrom, version }: Row, manages: boolean): CompPlanView => ({
  compPlanId: id,
  terms,
  currency,
  effectiveFrom,
  version,
  may: { do: manages && effectiveFrom === null ? ['edit', 'publish'] : [] },
});
