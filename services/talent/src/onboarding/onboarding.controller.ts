import { Controller } from '@nestjs/common';
import type { Industry, Input } from '@talent-os/contracts';
import {
  exportOnboarding,
  getOnboarding,
  listOnboarding,
  listOnboardingTemplates,
  myOnboarding,
  rampOfNewcomers,
  summarizeOnboarding,
  type OnboardingPlan,
  type TemplateTask,
} from '@talent-os/contracts/talent/onboarding.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { ownPlan, ownTasks, planOf } from './detail.queries.js';
import { listOfPlans, plansForFile } from './plans.queries.js';
import { rampOf } from './ramp.queries.js';
import { summaryOf } from './summary.queries.js';
import { leaderFor } from './whose.js';

const columns: readonly Column<OnboardingPlan>[] = [
  'employeeName',
  'title',
  'department',
  'industry',
  'startDate',
  'status',
  'requiredDone',
  'requiredTotal',
  'blocked',
  'overdue',
  ['nextCheckpoint', ({ nextCheckpoint }) => nextCheckpoint?.dueOn],
];

type Template = { id: string; name: string; industry: Industry; tasks: TemplateTask[] };

@Controller()
export class OnboardingController {
  @Handles(listOnboarding)
  list(input: Input<typeof listOnboarding>, ctx: Ctx) {
    return listOfPlans(ctx, input);
  }

  @Handles(exportOnboarding)
  async export(input: Input<typeof exportOnboarding>, ctx: Ctx) {
    return exportOf(ctx, 'onboarding', listOnboarding, columns, await plansForFile(ctx, input));
  }

  @Handles(getOnboarding)
  async get({ onboardingPlanId }: Input<typeof getOnboarding>, ctx: Ctx) {
    const plan = await planOf(ctx, onboardingPlanId, leaderFor(ctx));
    if (!plan) throw new DomainError('resource.missing');
    return plan;
  }

  @Handles(myOnboarding)
  async mine(_input: Input<typeof myOnboarding>, ctx: Ctx) {
    const [plan, tasks] = await Promise.all([ownPlan(ctx), ownTasks(ctx)]);
    return { plan, tasks };
  }

  @Handles(summarizeOnboarding)
  summary(input: Input<typeof summarizeOnboarding>, ctx: Ctx) {
    return summaryOf(ctx, input);
  }

  @Handles(listOnboardingTemplates)
  async templates({ industry }: Input<typeof listOnboardingTemplates>, ctx: Ctx) {
    const items = await ctx.db.read<Template>(
      `select id, name, industry, tasks from talent.onboarding_template
       where organization_id = $1 and ($2::text is null or industry = $2) order by industry, name`,
      [industry ?? null],
    );
    return { items };
  }

  @Handles(rampOfNewcomers)
  ramp(_input: Input<typeof rampOfNewcomers>, ctx: Ctx) {
    return rampOf(ctx);
  }
}
