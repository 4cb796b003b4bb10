import { approvalSteps } from '@talent-os/contracts/talent/requisition-states.js';
import { daysBetween } from '@talent-os/service-kit/calendar';
import { countText } from '@talent-os/service-kit/inbox/inbox';
import type { Find } from '@talent-os/service-kit/insights/findings';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { currentStep } from '../requisitions/approval.rules.js';
import { requisitionsWhere, REQUISITION, RUNNING, type RequisitionRow } from '../requisitions/requisitions.queries.js';

/** Requests that wait at a step longer than it may take. */
export const requestLate: Find = async (ctx, { today, zone }) => {
  const { where, args } = requisitionsWhere(ctx).andThat(RUNNING);
  const rows = await ctx.db.read<RequisitionRow>(
    `select ${REQUISITION} from talent.requisition r where ${where}`,
    args,
  );
  return rows
    .flatMap((row) => {
      const step = currentStep(row.approvals);
      if (!step?.dueAt) return [];
      const value = daysBetween(dayIn(new Date(step.dueAt), zone), today);
      const name = approvalSteps[step.step].label;
      return {
        key: row.id,
        title: `The request for ${row.title} waits at ${name}`,
        evidence: [
          `${countText(value, 'day')} past its step`,
          `${countText(row.headcount, 'seat')} in ${row.department}`,
          countText(step.approverIds.length, 'person', 'people') + ' can decide',
        ],
        value,
        since: step.dueAt,
        people: row.headcount,
        industry: row.industry,
        link: `/talent/plan/pipeline?requisition=${row.id}`,
      };
    })
    .toSorted((one, other) => other.value - one.value);
};
