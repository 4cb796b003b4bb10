import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { compensationChanged } from '@talent-os/contracts/sales/compensation.js';
import { settleStatements } from '@talent-os/contracts/sales/jobs.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { addMonths, monthStart, type Day } from '@talent-os/service-kit/calendar';
import { forEachDueToday } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { CompPlan } from './comp-plan.entity.js';
import { CompStatement } from './comp-statement.entity.js';
import { draftMonth } from './draft-month.js';

@Injectable()
export class SettleStatements {
  @Works(settleStatements)
  async work(_data: JobData<typeof settleStatements>, ctx: Ctx): Promise<void> {
    await forEachDueToday(ctx, due, 'compPlan', (own, id, _day, today) => draftLastMonth(own, id, today));
    await forEachDueToday(ctx, due, 'statement', (own, id) => closeStatement(own, id));
  }
}

/** On the first day of a month the month before is drafted, and the plan waits for the next. One replaced meanwhile waits no more. */
export const draftLastMonth = (ctx: Ctx, compPlanId: string, today: Day) =>
  ctx.db.write(async (tx) => {
    const plan = await tx.find(CompPlan, { id: compPlanId });
    const later =
      plan &&
      (await tx.findAll(CompPlan, { role: plan.role })).some(
        ({ effectiveFrom }) =>
          effectiveFrom !== null && effectiveFrom > plan.effectiveFrom! && effectiveFrom <= monthStart(today, -1),
      );
    await due.set(tx, 'compPlan', compPlanId, plan && !later ? addMonths(monthStart(today), 1) : undefined);
    await draftMonth(tx, monthStart(today, -1));
    ctx.emit(compensationChanged, {});
  });

/** A statement nobody disputed in time, or whose dispute was answered, never changes again. */
export const closeStatement = (ctx: Ctx, id: string) =>
  ctx.db.write(async (tx) => {
    await due.set(tx, 'statement', id, undefined);
    const statement = await tx.lock(CompStatement, id);
    if (statement.status !== 'published' && statement.status !== 'resolved') return;
    await tx.update(CompStatement, statement, { status: 'final' });
    ctx.emit(compensationChanged, {});
  });
