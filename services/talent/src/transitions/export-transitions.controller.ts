import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { exportTransitions, listTransitions, type Transition } from '@talent-os/contracts/talent/transitions.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { filtersFor, withNames } from './read-transitions.js';
import { movesFor, TRANSITION, USUAL, type TransitionFacts } from './transitions.queries.js';

const columns: readonly Column<Omit<Transition, 'may'>>[] = [
  'employeeName',
  ['from.title', ({ from }) => from?.title],
  ['from.department', ({ from }) => from?.department],
  ['to.title', ({ to }) => to.title],
  ['to.department', ({ to }) => to.department],
  ['to.industry', ({ to }) => to.industry],
  'type',
  'status',
  'effectiveDate',
  ['handover.percent', ({ handover }) => handover.percent],
  'backfill',
];

@Controller()
export class ExportTransitionsController {
  @Handles(exportTransitions)
  async export(input: Input<typeof exportTransitions>, ctx: Ctx) {
    const filters = await filtersFor(ctx, input);
    const page = filters.filePage(input.skip);
    const { where, args } = filters;
    const rows = await ctx.db.read<TransitionFacts & { total: number }>(
      `select ${TRANSITION}, count(*) over ()::int as total from ${movesFor(where, TRANSITION)} where ${where}
       order by ${USUAL}, t.id ${page}`,
      args,
    );
    return exportOf(ctx, 'transitions', listTransitions, columns, await withNames(ctx, rows), {
      total: rows[0]?.total,
    });
  }
}
