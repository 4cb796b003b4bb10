import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { remindApprovers, requisitionWaiting } from '@talent-os/contracts/talent/requisition-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due, setRequisitionDue } from '../due.js';
import { currentStep, nextNotice, addNotice } from './approval.rules.js';
import { escalationOf } from './approvers.js';
import { Requisition } from './requisition.entity.js';

@Injectable()
export class RemindApprovers {
  @Works(remindApprovers)
  work(_data: JobData<typeof remindApprovers>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'requisition', remind);
  }
}

type ReminderFacts = Pick<Requisition, 'version' | 'approvals' | 'industry' | 'requesterId'>;
const SEEN = `select version, approvals, industry, requester_id as "requesterId" from talent.requisition
  where organization_id = $1 and id = $2`;

function noticeOf({ approvals }: Pick<Requisition, 'approvals'>, timezone: string) {
  const step = currentStep(approvals);
  return { step, notice: step && nextNotice(step, timezone) };
}

/** Gives the notice that is due on a request; a second time, or after a person has answered, nothing happens. */
export async function remind(ctx: Ctx, requisitionId: string): Promise<void> {
  const timezone = await timezoneOf(ctx);
  const seen = await ctx.db.readExisting<ReminderFacts>(SEEN, [requisitionId]);
  const { step: waiting, notice: next } = noticeOf(seen, timezone);
  const isEscalated = waiting && next?.what === 'escalation' && next.at <= ctx.now;
  const added = isEscalated ? await escalationOf(ctx, seen, waiting.approverIds) : [];
  await ctx.db.write(async (tx) => {
    const requisition = await tx.lock(Requisition, requisitionId);
    // A person was faster: the next round looks at what has become of it.
    if (requisition.version !== seen.version) return;
    const { step, notice } = noticeOf(requisition, timezone);
    if (!step || !notice || notice.at > ctx.now) {
      await setRequisitionDue(tx, requisition, timezone);
      return;
    }
    const approverIds = [...step.approverIds, ...added];
    const approvals = addNotice(requisition.approvals, step, notice.what, approverIds, ctx.now);
    await tx.update(Requisition, requisition, { approvals, approverIds });
    await setRequisitionDue(tx, requisition, timezone);
    const recipients = notice.what === 'escalation' ? added : approverIds;
    const { id, title, requesterId } = requisition;
    ctx.emit(requisitionWaiting, {
      requisitionId: id,
      title,
      requesterId,
      approverIds: recipients,
      cause: notice.what,
    });
  });
}
