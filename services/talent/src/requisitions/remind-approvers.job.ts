import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { remindApprovers, requisitionWaiting } from '@talent-os/contracts/talent/requisition-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { due, setRequisitionDue } from '../due.js';
import { currentStep, nextNotice, noticed } from './approval.rules.js';
import { escalationOf } from './approvers.js';
import { Requisition } from './requisition.entity.js';

@Controller()
export class RemindApprovers {
  @Works(remindApprovers)
  work(_data: JobData<typeof remindApprovers>, ctx: Ctx): Promise<void> {
    return due.forEach(ctx, 'requisition', remind);
  }
}

/** Gives the notice that is due on a request; a second time, or after somebody has answered, nothing happens. */
export async function remind(ctx: Ctx, requisitionId: string): Promise<void> {
  const timezone = await timezoneOf(ctx);
  await ctx.db.write(async (tx) => {
    const requisition = await tx.lock(Requisition, requisitionId);
    const step = currentStep(requisition.approvals);
    const notice = step && nextNotice(step, timezone);
    if (!step || !notice || notice.at > ctx.now) {
      await setRequisitionDue(tx, requisition, timezone);
      return;
    }
    const added = notice.what === 'escalation' ? await escalationOf(ctx, requisition, step.approverIds) : [];
    const approverIds = [...step.approverIds, ...added];
    const approvals = noticed(requisition.approvals, step, notice.what, approverIds, ctx.now);
    await tx.update(Requisition, requisition, { approvals, approverIds });
    await setRequisitionDue(tx, requisition, timezone);
    const told = notice.what === 'escalation' ? added : approverIds;
    const { id, title, requesterId } = requisition;
    ctx.emit(requisitionWaiting, { requisitionId: id, title, requesterId, approverIds: told, cause: notice.what });
  });
}
