import { listTransitions } from '@talent-os/contracts/talent/transitions.js';
import type { Ctx } from '@talent-os/service-kit';
import { waitsForCaller } from '../transitions/approval.rules.js';
import { callerOf } from '../transitions/caller.js';
import { argsOf, DETAIL, FROM, RUNNING, STEERED, type DetailRow } from '../transitions/transitions.queries.js';
import { lateAt } from './overview.rules.js';
import type { Owed, Source } from './source.js';

/** Moves the caller steers: which wait for their approval, and which should have taken effect. */
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
      owed: [
        ...rows
          .filter((row) => row.approvals.some((approval) => waitsForCaller(approval, row, caller)))
          .map(({ id, to, employeeId, effectiveDate }) => ({
            kind: 'transition' as const,
            id,
            title: to.title,
            personId: employeeId,
            dueOn: effectiveDate,
          })),
        ...(await handoversOwed(ctx)),
      ],
      late: lateAt(
        rows.map(({ effectiveDate }) => ({ step: 'moves', title: 'Moves past their day', dueOn: effectiveDate })),
        today,
      ),
    };
  },
};

/** What the caller hands over in moves that are under way. */
const handoversOwed = async (ctx: Ctx): Promise<Owed[]> =>
  (
    await ctx.db.read<Omit<Owed, 'kind'>>(
      `select t.id, k.title, t.employee_id as "personId", k.due::text as "dueOn" from talent.handover_task k
       join talent.transition t on t.organization_id = $1 and t.id = k.transition_id and t.status = 'in_progress'
       where k.organization_id = $1 and k.owner_id = $2 and k.done_at is null order by k.due, k.id`,
      [ctx.userId],
    )
  ).map((row) => ({ ...row, kind: 'handover' }));
