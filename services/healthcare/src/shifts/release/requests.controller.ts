import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { shiftDecided, shiftSwapped, swapDeclined } from '@talent-os/contracts/healthcare/shifts-events.js';
import { decideShift, decideSwap, shiftRequests } from '@talent-os/contracts/healthcare/shifts-requests.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { ShiftAssignment } from '../assignment/assignment.entity.js';
import { waitingOf } from '../assignment/assignment.rules.js';
import { missingOf } from '../claim/claim.rules.js';
import { exchange } from '../exchange/exchange.js';
import { lockAssignment } from '../assignment/lock-assignment.js';
import { lockSwap } from '../exchange/lock-swap.js';
import { requestsOf } from './requests.queries.js';
import { eventPayload } from '../shift-event.js';
import { releaseSlot, reopen } from '../assignment/slots.js';
import { standingOf } from '../claim/standing.queries.js';
import { ShiftSwap } from '../exchange/swap.entity.js';
import { stepOf } from '../exchange/swap.rules.js';

@Controller()
export class ShiftRequestsController {
  @Handles(shiftRequests)
  list(_input: Input<typeof shiftRequests>, ctx: Ctx) {
    return requestsOf(ctx);
  }

  @Handles(decideShift)
  decide({ assignmentId, decision, reason }: Input<typeof decideShift>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { shift, assignment } = await lockAssignment(tx, assignmentId);
      const waiting = waitingOf(assignment, shift, ctx.userId, ctx.now);
      if ('refusal' in waiting) throw new DomainError(waiting.refusal);
      const { userId } = assignment;
      const decided = { decidedById: ctx.userId, decidedAt: ctx.now, note: reason ?? assignment.note };
      ctx.emit(shiftDecided, { ...eventPayload(shift), userId, what: waiting.step, decision });
      if (waiting.step === 'release') {
        if (decision === 'approved') {
          await releaseSlot(tx, ctx, shift, assignment, { ...decided, reason: 'person' });
          return { status: 'released' as const };
        }
        await tx.update(ShiftAssignment, assignment, { ...decided, releaseAskedAt: null });
        return { status: 'confirmed' as const };
      }
      if (decision === 'declined') {
        await tx.update(ShiftAssignment, assignment, { ...decided, status: 'declined' });
        await reopen(tx, shift);
        return { status: 'declined' as const };
      }
      const { held, heldBack } = await standingOf(tx, userId, shift, ctx.now);
      if (missingOf(shift, held).length > 0) throw new DomainError('shift.credential');
      if (heldBack) throw new DomainError('shift.onboarding');
      await tx.update(ShiftAssignment, assignment, { ...decided, status: 'confirmed' });
      return { status: 'confirmed' as const };
    });
  }

  @Handles(decideSwap)
  decideSwap({ swapId, decision, reason }: Input<typeof decideSwap>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const locked = await lockSwap(tx, swapId);
      const { swap } = locked;
      const step = stepOf(swap, decision === 'approved' ? 'approve' : 'decline', ctx.userId);
      if ('refusal' in step) throw new DomainError(step.refusal);
      if (decision === 'approved') await exchange(tx, ctx, locked);
      const decided = { decidedById: ctx.userId, decidedAt: ctx.now, reason: reason ?? null };
      await tx.update(ShiftSwap, swap, { ...decided, status: step.status });
      const { proposerId, colleagueId } = swap;
      ctx.emit(decision === 'approved' ? shiftSwapped : swapDeclined, { swapId, proposerId, colleagueId });
      return { status: decision };
    });
  }
}
