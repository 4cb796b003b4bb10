import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  exportDevelopmentPlans,
  getDevelopmentPlan,
  listDevelopmentPlans,
  listMyDevelopment,
  listPlanMentors,
  startDevelopmentPlan,
  type DevelopmentPlan as View,
} from '@talent-os/contracts/talent/development-plans.js';
import { DomainError, Handles, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { peopleById } from '../people/people.js';
import { tell } from './change-plan.js';
import { DevelopmentPlan } from './development-plan.entity.js';
import { periodRefusal } from './plan.rules.js';
import { mentorsFor, ownPlans, pageOfPlans, plansToExport, planWithin } from './plans.queries.js';
import { seatOfAnother } from './seat-of-another.js';
import { plansAsRead, plansInFull } from './view.js';

const columns: readonly Column<View>[] = [
  'employeeName',
  'title',
  'department',
  'managerName',
  'startsOn',
  'endsOn',
  'status',
  ['items.done', ({ items }) => items.done],
  ['items.total', ({ items }) => items.total],
  'nextDueOn',
];

@Controller()
export class DevelopmentPlansController {
  @Handles(listDevelopmentPlans)
  async list(input: Input<typeof listDevelopmentPlans>, ctx: Ctx) {
    const { items, ...rest } = await pageOfPlans(ctx, input);
    return { items: await plansAsRead(ctx, items), ...rest };
  }

  @Handles(exportDevelopmentPlans)
  async export(input: Input<typeof exportDevelopmentPlans>, ctx: Ctx) {
    const rows = await plansToExport(ctx, input);
    const plans = await plansAsRead(ctx, rows);
    return exportOf(ctx, 'development plans', listDevelopmentPlans, columns, plans, { total: rows[0]?.total ?? 0 });
  }

  @Handles(getDevelopmentPlan)
  async get({ developmentPlanId }: Input<typeof getDevelopmentPlan>, ctx: Ctx) {
    const row = await planWithin(ctx, developmentPlanId);
    if (!row) throw new DomainError('resource.missing');
    const [plan] = await plansInFull(ctx, [row]);
    return plan!;
  }

  @Handles(listMyDevelopment)
  async mine(_: Input<typeof listMyDevelopment>, ctx: Ctx) {
    return { items: await plansInFull(ctx, await ownPlans(ctx)) };
  }

  @Handles(listPlanMentors)
  async mentors({ developmentPlanId, skillId }: Input<typeof listPlanMentors>, ctx: Ctx) {
    const plan = await planWithin(ctx, developmentPlanId);
    if (!plan) throw new DomainError('resource.missing');
    const offers = await mentorsFor(ctx, { skillId, employeeId: plan.employeeId });
    const people = await peopleById(
      ctx,
      offers.map(({ mentorId }) => mentorId),
    );
    return {
      items: offers.map(({ offerId, mentorId, note }) => ({ offerId, mentorName: people(mentorId).name, note })),
    };
  }

  @Handles(startDevelopmentPlan)
  async start({ positionId, startsOn, endsOn }: Input<typeof startDevelopmentPlan>, ctx: Ctx) {
    const { personId, title, department, industry, managerId } = await seatOfAnother(ctx, positionId);
    const refusal = periodRefusal(startsOn, endsOn);
    if (refusal) throw new DomainError(refusal);
    const seat = { positionId, title, department, industry, managerId };
    const written = ctx.db.write(async (tx) => {
      const plan = await tx.insert(DevelopmentPlan, {
        ...seat,
        employeeId: personId,
        startsOn,
        endsOn,
        status: 'draft',
      });
      tell(ctx, plan, 'draft', 'started');
      return { id: plan.id };
    });
    return refuseDuplicates(written, { development_plan_running: 'development.running' });
  }
}
