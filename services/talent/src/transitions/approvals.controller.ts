import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { decideTransition } from '@talent-os/contracts/talent/transition-changes.js';
import { transitionApproved } from '@talent-os/contracts/talent/transition-events.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { setApprovalDue } from './approval-due.js';
import { approvalAt, decide, stateAfter, waitsForCaller } from './approval.rules.js';
import { changeTransition, moveTo, type LockedTransition } from './change-transition.js';
import { eventPayload } from './transition-event.js';
import { freeSeat, keepSeat } from './seats.js';
import { Transition } from './transition.entity.js';

@Controller()
export class TransitionApprovalsController {
  @Handles(decideTransition)
  async decide({ step, decision, reason, ...about }: Input<typeof decideTransition>, ctx: Ctx) {
    const timezone = await timezoneOf(ctx);
    return changeTransition(ctx, about, async (locked) => {
      const { tx, transition, seats, caller } = locked;
      if (transition.status !== 'in_review') throw new DomainError('transition.state');
      const approval = approvalAt(transition.approvals, step, transition, caller);
      if (approval?.decision !== 'pending') throw new DomainError('transition.decided');
      if (!waitsForCaller(approval, transition, caller)) throw new DomainError('transition.approver');
      const by = { decision, decidedById: caller.userId, decidedAt: ctx.now.toISOString() };
      const approvals = decide(transition.approvals, approval.place, by);
      const status = stateAfter(approvals);
      if (status !== 'in_review') return settle(locked, status, { approvals, reason: reason || null });
      await tx.update(Transition, transition, { approvals });
      await setApprovalDue(tx, transition, timezone);
      ctx.emit(transitionApproved, { ...eventPayload(transition, seats), step });
    });
  }
}

/** The last approval keeps the seat for the person; one that declines leaves it to others. */
async function settle(
  locked: LockedTransition,
  status: 'approved' | 'declined',
  changes: Pick<Transition, 'approvals' | 'reason'>,
): Promise<void> {
  const { tx, ctx, transition, seats } = locked;
  if (status === 'approved') await keepSeat(tx, ctx, transition, seats);
  else await freeSeat(tx, ctx, transition, seats);
  await moveTo(locked, status, changes);
}
