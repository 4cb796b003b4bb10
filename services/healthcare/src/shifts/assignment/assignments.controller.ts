import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { shiftAbsenceMarked } from '@talent-os/contracts/healthcare/shifts-events.js';
import {
  fillShift,
  markAbsence,
  moveAssignment,
  removeFromShift,
  shiftCandidates,
} from '@talent-os/contracts/healthcare/shifts-roster.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { ensurePeopleCached } from '../../people/people-cache.js';
import { ShiftAssignment } from './assignment.entity.js';
import { absenceRefusal, removalRefusal } from './assignment.rules.js';
import { candidatesOf } from '../claim/candidates.js';
import { offerSlots } from '../claim/offer.js';
import { giveSlot } from './give-slot.js';
import { lockAssignment, lockMove } from './lock-assignment.js';
import { lockPeople } from '../locks.js';
import { Shift } from '../shift.entity.js';
import { eventPayload } from '../shift-event.js';
import { releaseSlot, vacateSlot } from './slots.js';

@Controller()
export class AssignmentsController {
  @Handles(shiftCandidates)
  candidates({ shiftId }: Input<typeof shiftCandidates>, ctx: Ctx) {
    return candidatesOf(ctx, shiftId);
  }

  @Handles(fillShift)
  async fill({ shiftId, userId }: Input<typeof fillShift>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [userId]);
    return ctx.db.write(async (tx) => {
      await lockPeople(tx, [userId]);
      const shift = await tx.lock(Shift, shiftId);
      if (userId === ctx.userId) throw new DomainError('shift.ownDecision');
      return giveSlot(tx, ctx, shift, userId);
    });
  }

  @Handles(moveAssignment)
  async move({ assignmentId, shiftId, userId }: Input<typeof moveAssignment>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [userId]);
    return ctx.db.write(async (tx) => {
      const { from, to, assignment } = await lockMove(tx, assignmentId, shiftId, userId);
      if (from.startsAt <= ctx.now) throw new DomainError('shift.over');
      if (!['planned', 'confirmed'].includes(assignment.status)) throw new DomainError('shift.settled');
      if (userId === ctx.userId) throw new DomainError('shift.ownDecision');
      await vacateSlot(tx, ctx, from, assignment, { reason: 'manager', decidedById: ctx.userId });
      const given = await giveSlot(tx, ctx, to, userId);
      if (from.id !== to.id) await offerSlots(tx, ctx, from, [assignment.userId]);
      return given;
    });
  }

  @Handles(removeFromShift)
  remove({ assignmentId, reason }: Input<typeof removeFromShift>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { shift, assignment } = await lockAssignment(tx, assignmentId);
      const refusal = removalRefusal(assignment, shift.startsAt <= ctx.now);
      if (refusal) throw new DomainError(refusal);
      await releaseSlot(tx, ctx, shift, assignment, { reason: 'manager', note: reason, decidedById: ctx.userId });
      return {};
    });
  }

  @Handles(markAbsence)
  absence({ assignmentId, absent }: Input<typeof markAbsence>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { shift, assignment } = await lockAssignment(tx, assignmentId);
      const refusal = absenceRefusal(assignment, shift.startsAt <= ctx.now, absent);
      if (refusal) throw new DomainError(refusal);
      await tx.update(ShiftAssignment, assignment, { status: absent ? 'no_show' : 'confirmed' });
      ctx.emit(shiftAbsenceMarked, { ...eventPayload(shift), userId: assignment.userId, absent });
      return {};
    });
  }
}
