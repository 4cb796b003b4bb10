import { Controller } from '@nestjs/common';
import { PAGE_SIZE, type Input } from '@talent-os/contracts';
import {
  exportPlanRows,
  getPlanAnalytics,
  listPlanRows,
  planFigures,
  type PlanAnalyticsRow,
} from '@talent-os/contracts/talent/plan-analytics.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { filePageOf } from '@talent-os/service-kit/sql/filters';
import { departmentsOf, planFactsOf } from './plan.queries.js';
import { planAnalyticsOf, planRowsOf, sortedPlanRows, type PlanRow } from './plan.rules.js';

const columns: readonly Column<PlanAnalyticsRow>[] = ['title', 'department', 'on'];

@Controller()
export class PlanAnalyticsController {
  @Handles(getPlanAnalytics)
  async get(filter: Input<typeof getPlanAnalytics>, ctx: Ctx) {
    const [facts, departments] = await Promise.all([planFactsOf(ctx, filter), departmentsOf(ctx)]);
    return { departments, ...planAnalyticsOf(facts) };
  }

  @Handles(listPlanRows)
  async list({ page, ...asked }: Input<typeof listPlanRows>, ctx: Ctx) {
    const rows = await rowsAsked(ctx, asked);
    return { items: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: rows.length };
  }

  @Handles(exportPlanRows)
  async export({ skip, ...asked }: Input<typeof exportPlanRows>, ctx: Ctx) {
    const rows = await rowsAsked(ctx, asked);
    const name = planFigures[asked.figure].toLowerCase().replaceAll(' ', '-');
    return exportOf(ctx, name, listPlanRows, columns, filePageOf(rows, skip), { total: rows.length });
  }
}

type Asked = Omit<Input<typeof listPlanRows>, 'page'>;

async function rowsAsked(ctx: Ctx, { figure, part, sort, department }: Asked): Promise<PlanRow[]> {
  return sortedPlanRows(planRowsOf(await planFactsOf(ctx, { department }), figure, part), sort);
}
