import { listTransitions } from '@talent-os/contracts/talent/transitions.js';
import { callerOf } from '../transitions/caller.js';
import { argsOf, DETAIL, FROM, RUNNING, STEERED, type DetailRow } from '../transitions/transitions.queries.js';
import { lateAt } from './overview.rules.js';
import type { Source } from './source.js';

/** Moves the caller steers: how many, and which should have taken effect. */
export const transitionSource: Source = {
  access: listTransitions.access,
  stand: async (ctx, today) => {
    const caller = callerOf(ctx);
    const [userId, managesAll] = argsOf(caller);
    const rows = await ctx.db.read<DetailRow>(
      `select ${DETAIL} from ${FROM} where t.organization_id = $1 and ${RUNNING} and ${STEERED}`,
      [userId, managesAll],
    );
    return {
      count: rows.length,
      late: lateAt(
        rows.map(({ effectiveDate }) => ({ step: 'moves', title: 'Moves past their day', dueOn: effectiveDate })),
        today,
      ),
    };
  },
};
