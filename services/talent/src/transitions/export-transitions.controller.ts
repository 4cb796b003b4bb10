import { Controller } from '@nestjs/common';
import { industryLabels, type Input } from '@talent-os/contracts';
import { backfillStates, transitionStates, transitionTypes } from '@talent-os/contracts/talent/transition-states.js';
import { exportTransitions, TRANSITION_EXPORT_ROWS, type Transition } from '@talent-os/contracts/talent/transitions.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
import { csv } from '@talent-os/service-kit/csv';
import { wantedBy, withNames } from './read-transitions.js';
import { movesFor, TRANSITION, USUAL, type TransitionRow } from './transitions.queries.js';

const columns = {
  Person: (move: Transition) => move.employeeName,
  From: (move: Transition) => move.from?.title ?? null,
  'From department': (move: Transition) => move.from?.department ?? null,
  To: (move: Transition) => move.to.title,
  'To department': (move: Transition) => move.to.department,
  Industry: (move: Transition) => industryLabels[move.to.industry],
  Type: (move: Transition) => transitionTypes[move.type],
  Status: (move: Transition) => transitionStates[move.status].label,
  'Effective date': (move: Transition) => move.effectiveDate,
  'Handover %': (move: Transition) => move.handover.percent,
  Backfill: (move: Transition) => backfillStates[move.backfill],
};

@Controller()
export class ExportTransitionsController {
  @Handles(exportTransitions)
  async export(input: Input<typeof exportTransitions>, ctx: Ctx) {
    const { where, args } = await wantedBy(ctx, input);
    const rows = await ctx.db.read<TransitionRow & { total: number }>(
      `select ${TRANSITION}, count(*) over ()::int as total from ${movesFor(where, TRANSITION)} where ${where}
       order by ${USUAL}, t.id limit ${TRANSITION_EXPORT_ROWS}`,
      args,
    );
    return {
      filename: `transitions-${dayOf(ctx.now)}.csv`,
      csv: csv(columns, await withNames(ctx, rows)),
      total: rows[0]?.total ?? 0,
    };
  }
}
