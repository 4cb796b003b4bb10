import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { requisitionDecided, requisitionWaiting } from '@talent-os/contracts/talent/requisition-events.js';
import { decideRequisition } from '@talent-os/contracts/talent/requisitions.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { currentStep, decide, decisionRefusal } from './approval.rules.js';
import { setRequisitionDue } from '../due.js';
import { openSeats } from './opening.queries.js';
import { Requisition } from './requisition.entity.js';
import { readable } from './requisitions.queries.js';

@Controller()
export class RequisitionDecisionsController {
  @Handles(decideRequisition)
  async decide(input: Input<typeof decideRequisition>, ctx: Ctx) {
    const { requisitionId, version, decision, comment = null } = input;
    await readable(ctx, requisitionId);
    const timezone = await timezoneOf(ctx);
    return ctx.db.write(async (tx) => {
      const requisition = await tx.lock(Requisition, requisitionId);
      const refusal = decisionRefusal(requisition, ctx.userId);
      if (refusal) throw new DomainError(refusal);
      tx.expectVersion(requisition, version);
      const answer = { decision, by: ctx.userId, comment };
      const { approvals, status } = decide(requisition.approvals, answer, ctx.now, timezone);
      const waits = status === 'in_approval';
      const approverIds = [...((waits && currentStep(approvals)?.approverIds) || [])];
      const settledAt = waits || status === 'changes_requested' ? null : ctx.now;
      await tx.update(Requisition, requisition, { approvals, status, approverIds, settledAt });
      await setRequisitionDue(tx, requisition, timezone);
      const seats = status === 'approved' ? await openSeats(tx, requisition, ctx) : 0;
      const { title, requesterId } = requisition;
      const fact = { requisitionId, title, requesterId };
      if (waits) ctx.emit(requisitionWaiting, { ...fact, approverIds, cause: 'passed' });
      else ctx.emit(requisitionDecided, { ...fact, status, seats });
      return { status, seats };
    });
  }
}
