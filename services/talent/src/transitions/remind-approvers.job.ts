import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { remindTransitionApprovers, transitionWaiting } from '@talent-os/contracts/talent/transition-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { due } from '../due.js';
import { escalationOf } from '../requisitions/approvers.js';
import { setApprovalDue } from './approval-due.js';
import { addNotices, noticesOf, type ApprovalNotice } from './approval.rules.js';
import { askedBy, eventPayload, seatsOf } from './transition-event.js';
import { Transition } from './transition.entity.js';

@Injectable()
export class RemindTransitionApprovers {
  @Works(remindTransitionApprovers)
  work(_data: JobData<typeof remindTransitionApprovers>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'transitionApproval', remindOf);
  }
}

type Seen = Pick<Transition, 'version' | 'status' | 'approvals' | 'employeeId' | 'requestedById'>;
const SEEN = `select t.version, t.status, t.approvals, t.employee_id as "employeeId",
    t.requested_by_id as "requestedById"
  from talent.transition t
  where t.organization_id = $1 and t.id = $2`;

/** Gives the notices that are due on a move; a second time, or after somebody has answered, nothing happens. */
export async function remindOf(ctx: Ctx, transitionId: string): Promise<void> {
  const timezone = await timezoneOf(ctx);
  const seen = await ctx.db.readExisting<Seen>(SEEN, [transitionId]);
  const overdue = noticesOf(seen, timezone).filter(({ at }) => at <= ctx.now);
  const added = await addedBy(ctx, overdue, seen);
  await ctx.db.write(async (tx) => {
    const transition = await tx.lock(Transition, transitionId);
    // Somebody was faster: the next round looks at what has become of it.
    if (transition.version !== seen.version) return;
    if (overdue.length > 0) {
      const approvals = addNotices(transition.approvals, overdue, added, ctx.now);
      await tx.update(Transition, transition, { approvals });
    }
    await setApprovalDue(tx, transition, timezone);
    const about = eventPayload(transition, await seatsOf(tx, transition));
    for (const { approval, what } of overdue) {
      const escalated = what === 'escalation' && approval.approverIds !== null;
      const told = escalated ? { approverIds: added.get(approval.place) ?? [], waitsFor: [] } : askedBy([approval]);
      ctx.emit(transitionWaiting, { ...about, step: approval.step, ...told, cause: what });
    }
  });
}

/** Who is asked as well about approvals nobody has given, by their place: neither who moves nor who asks. */
async function addedBy(ctx: Ctx, overdue: readonly ApprovalNotice[], { employeeId, requestedById }: Seen) {
  const escalated = overdue.filter(({ what, approval }) => what === 'escalation' && approval.approverIds !== null);
  const added = escalated.map(async ({ approval }) => {
    const above = await escalationOf(ctx, { requesterId: employeeId }, approval.approverIds ?? []);
    return [approval.place, above.filter((id) => id !== requestedById)] as const;
  });
  return new Map(await Promise.all(added));
}
