import { Controller } from '@nestjs/common';
import { PAGE_SIZE, type Input } from '@talent-os/contracts';
import {
  exportHeadcountPlan,
  getHeadcountPlan,
  headcountChanged,
  setHeadcountTarget,
} from '@talent-os/contracts/talent/headcount.js';
import { Handles, DomainError, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { HeadcountTarget } from './headcount-target.entity.js';
import { inOrder, outlookOf, totalsOf } from './plan.rules.js';
import { plansFor, quartersOf } from './plan-view.js';
import { teamsFor } from './teams.queries.js';

const columns = [
  'industry',
  'department',
  'seats',
  'filled',
  'open',
  'approved',
  'requested',
  'leavers',
  'target',
  'gap',
] as const;

@Controller()
export class HeadcountController {
  @Handles(getHeadcountPlan)
  async plan({ page, sort, ...wanted }: Input<typeof getHeadcountPlan>, ctx: Ctx) {
    const { quarters, chosen, teams, plans } = await plansFor(ctx, wanted);
    return {
      quarter: chosen.quarter,
      quarters: quarters.map(({ quarter }) => quarter),
      items: inOrder(plans, sort).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      total: plans.length,
      totals: totalsOf(plans),
      outlook: outlookOf(teams, quarters),
    };
  }

  @Handles(exportHeadcountPlan)
  async export(wanted: Input<typeof exportHeadcountPlan>, ctx: Ctx) {
    const { chosen, plans } = await plansFor(ctx, wanted);
    const rows = inOrder(plans, 'department:asc');
    return exportOf(ctx, 'headcount', getHeadcountPlan, columns, rows, { total: rows.length, of: chosen.quarter });
  }

  @Handles(setHeadcountTarget)
  async setTarget({ version, targetSeats, ...key }: Input<typeof setHeadcountTarget>, ctx: Ctx) {
    const [quarters, teams] = await Promise.all([quartersOf(ctx), teamsFor(ctx, key.industry, key.department)]);
    if (teams.length === 0) throw new DomainError('resource.missing');
    if (!quarters.some(({ quarter }) => quarter === key.quarter)) throw new DomainError('headcount.quarter');
    const written = ctx.db.write(async (tx) => {
      const known = await tx.find(HeadcountTarget, key);
      if (known) tx.expectVersion(known, version);
      const row = known
        ? await tx.update(HeadcountTarget, known, { targetSeats })
        : await tx.insert(HeadcountTarget, { ...key, targetSeats });
      ctx.emit(headcountChanged, key);
      return { version: row.version };
    });
    return refuseDuplicates(written, { headcount_target_team: 'resource.stale' });
  }
}
