import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { tierFaults } from '@talent-os/contracts/sales/commission.js';
import {
  compensationChanged,
  estimateCommission,
  getCompensation,
  publishCompPlan,
  recordChurn,
  saveCompPlan,
  simulateCompPlan,
} from '@talent-os/contracts/sales/compensation.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { addDays, addMonths, monthOf, monthStart, quarterOf } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { currencyOf } from '@talent-os/service-kit/people/currency-of';
import { Account } from '../accounts/account.entity.js';
import { due } from '../due.js';
import { CompPlan } from './comp-plan.entity.js';
import { estimateFor } from './estimate.js';
import { plansSeenBy } from './plans.view.js';
import { simulated } from './simulate.js';

@Controller()
export class CompPlansController {
  @Handles(getCompensation)
  async get(_input: Input<typeof getCompensation>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return {
      nextFrom: addDays(quarterOf(today).ends, 1),
      lastMonth: monthOf(monthStart(today, -1)),
      roles: await plansSeenBy(ctx, today),
    };
  }

  @Handles(saveCompPlan)
  async save({ role, version, ...terms }: Input<typeof saveCompPlan>, ctx: Ctx) {
    const faults = tierFaults(terms.tiers);
    if (faults.length > 0)
      throw new DomainError(
        'comp.tiers',
        faults.map(({ at, fault }) => ({ field: `tiers.${at}`, message: fault })),
      );
    const currency = await currencyOf(ctx);
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock('compensation plans');
      const [sold] = await tx.read('select 1 from sales.territory t where t.organization_id = $1 and t.segment = $2', [
        role,
      ]);
      if (!sold) throw new DomainError('resource.missing');
      const draft = (await tx.findAll(CompPlan, { role })).find(({ effectiveFrom }) => effectiveFrom === null);
      ctx.emit(compensationChanged, {});
      if (!draft) return { compPlanId: (await tx.insert(CompPlan, { role, terms, currency })).id };
      tx.expectVersion(draft, version);
      await tx.update(CompPlan, draft, { terms, currency });
      return { compPlanId: draft.id };
    });
  }

  @Handles(publishCompPlan)
  async publish({ compPlanId, version }: Input<typeof publishCompPlan>, ctx: Ctx) {
    const [today, currency] = await Promise.all([todayOf(ctx), currencyOf(ctx)]);
    const effectiveFrom = addDays(quarterOf(today).ends, 1);
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock('compensation plans');
      const plan = await tx.lock(CompPlan, compPlanId, version);
      if (plan.effectiveFrom !== null) throw new DomainError('comp.plan');
      if (plan.currency !== currency) throw new DomainError('comp.currency');
      // What was to pay from then on and never has, makes room.
      const toCome = (await tx.findAll(CompPlan, { role: plan.role })).find(
        (one) => one.effectiveFrom === effectiveFrom,
      );
      if (toCome) {
        await due.set(tx, 'compPlan', toCome.id, undefined);
        await tx.remove(CompPlan, toCome);
      }
      await tx.update(CompPlan, plan, { effectiveFrom, publishedById: ctx.userId });
      await due.set(tx, 'compPlan', compPlanId, addMonths(effectiveFrom, 1));
      ctx.emit(compensationChanged, {});
      return { effectiveFrom };
    });
  }

  @Handles(simulateCompPlan)
  async simulate({ compPlanId }: Input<typeof simulateCompPlan>, ctx: Ctx) {
    return simulated(ctx, compPlanId, await todayOf(ctx));
  }

  @Handles(estimateCommission)
  async estimate(_input: Input<typeof estimateCommission>, ctx: Ctx) {
    return estimateFor(ctx, await todayOf(ctx));
  }

  @Handles(recordChurn)
  async churn({ accountId, leftOn }: Input<typeof recordChurn>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const account = await tx.lock(Account, accountId);
      if (leftOn !== null && leftOn > today)
        throw new DomainError('request.invalid', [
          { field: 'leftOn', message: 'Please choose a day that is not in the future' },
        ]);
      await tx.update(Account, account, { churnedOn: leftOn });
      ctx.emit(compensationChanged, {});
      return {};
    });
  }
}
