import { approvalSteps, awaitedStatuses } from '@talent-os/contracts/talent/requisition-states.js';
import { getRequisitionBoard } from '@talent-os/contracts/talent/requisitions.js';
import type { Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { currentStep } from '../requisitions/approval.rules.js';
import { requisitionsWhere, REQUISITION, RUNNING, type RequisitionRow } from '../requisitions/requisitions.queries.js';
import { lateAt } from './overview.rules.js';
import type { Source } from './source.js';

const requests = (ctx: Ctx) => {
  const { where, args } = requisitionsWhere(ctx).andThat(RUNNING);
  return ctx.db.read<RequisitionRow>(`select ${REQUISITION} from talent.requisition r where ${where}`, args);
};

/** Requests for seats: how many run, and at whose step they stay too long. */
export const planSource: Source = {
  access: getRequisitionBoard.access,
  stand: async (ctx, today) => {
    const [rows, timezone] = await Promise.all([requests(ctx), timezoneOf(ctx)]);
    const waiting = rows.flatMap((row) => {
      const step = awaitedStatuses.some((status) => status === row.status) ? currentStep(row.approvals) : undefined;
      return step ? [{ step, dueOn: step.dueAt ? dayIn(new Date(step.dueAt), timezone) : null }] : [];
    });
    return {
      count: rows.length,
      late: lateAt(
        waiting.map(({ step: { step }, dueOn }) => ({
          step,
          title: `Requests at ${approvalSteps[step].label}`,
          dueOn,
        })),
        today,
      ),
    };
  },
};
