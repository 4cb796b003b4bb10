import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { awaitedStatuses } from '@talent-os/contracts/talent/requisition-states.js';
import { decideRequisition, updateRequisition } from '@talent-os/contracts/talent/requisitions.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { actionFor, countText, dayText, inboxRow, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { texts } from '@talent-os/service-kit/sql/texts';
import { peopleById } from '../people/people.js';
import { currentStep } from '../requisitions/approval.rules.js';
import type { Approval } from '../requisitions/requisition.entity.js';

type Request = {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly headcount: number;
  readonly requesterId: string;
  readonly startsOn: Day | null;
  readonly approvals: readonly Approval[];
  readonly version: number;
  readonly since: string;
};

const REQUEST = `
  select r.id, r.title, r.department, r.headcount, r.requester_id as "requesterId",
    r.target_start_date::text as "startsOn", r.approvals, r.version, coalesce(r.submitted_at, r.updated_at) as since
  from talent.requisition r`;

const AWAITED = `${REQUEST}
  where r.organization_id = $1 and r.status in (${texts(awaitedStatuses)}) and $2::uuid = any(r.approver_ids)
    and r.requester_id <> $2 order by r.submitted_at, r.id limit ${MOST_OF_A_KIND}`;

export const requisitions: InboxSource = {
  access: decideRequisition.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<Request>(AWAITED, [ctx.userId]);
    const people = await peopleById(
      ctx,
      rows.map(({ requesterId }) => requesterId),
    );
    return rows.map(({ id, title, department, headcount, requesterId, startsOn, approvals, version, since }) =>
      inboxRow('requisition', {
        id,
        title: `Decide the request for ${title}`,
        reason: [
          `${people(requesterId).name} asks for ${countText(headcount, 'seat')}`,
          department,
          startsOn && `starts ${dayText(startsOn)}`,
        ],
        link: `/talent/plan/pipeline?requisition=${id}`,
        since,
        dueAt: currentStep(approvals)?.dueAt ?? null,
        actions: [actionFor(ctx, decideRequisition, 'Approve', { requisitionId: id, version, decision: 'approved' })],
      }),
    );
  },
};

const RETURNED = `${REQUEST}
  where r.organization_id = $1 and r.requester_id = $2 and r.status = 'changes_requested'
  order by r.updated_at, r.id limit ${MOST_OF_A_KIND}`;

/** Requests of the caller that came back: what should change stands with the latest decision. */
export const returnedRequisitions: InboxSource = {
  access: updateRequisition.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<Request>(RETURNED, [ctx.userId]);
    const lastOf = ({ approvals }: Request) => approvals.findLast(({ decidedById }) => decidedById !== null);
    const people = await peopleById(
      ctx,
      rows.map((row) => lastOf(row)?.decidedById ?? null),
    );
    return rows.map((row) => {
      const { decidedById, comment, decidedAt } = lastOf(row) ?? {};
      return inboxRow('requisitionReturned', {
        id: row.id,
        title: `Change your request for ${row.title}`,
        reason: [decidedById && `${people(decidedById).name} sent it back`, comment],
        link: `/talent/plan/request?edit=${row.id}`,
        since: decidedAt ?? row.since,
      });
    });
  },
};
