import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { shiftAbsenceMarked, shiftAssigned } from '@talent-os/contracts/healthcare/shifts-events.js';
import {
  fillShift,
  markAbsence,
  removeFromShift,
  shiftCandidates,
} from '@talent-os/contracts/healthcare/shifts-roster.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { ensurePeopleCached } from '../people/people-cache.js';
import { ShiftAssignment } from './assignment.entity.js';
import { absenceRefusal } from './assignment.rules.js';
import { candidatesOf } from './candidates.js';
import { workRefusal } from './claim.rules.js';
import { lockAssignment } from './lock-assignment.js';
import { lockPeople } from './locks.js';
import { Shift } from './shift.entity.js';
import { eventPayload, publishedOf } from './shift-event.js';
import { freeOf, releaseSlot, takeSlot } from './slots.js';
import { standingOf } from './standing.queries.js';
import { makesOvertime } from './work.rules.js';

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
      const standing = await standingOf(tx, userId, shift, ctx.now);
      const free = await freeOf(tx, shift);
      const refusal = workRefusal(publishedOf(shift), standing, ctx.now) ?? (free < 1 ? 'shift.full' : undefined);
      if (refusal) throw new DomainError(refusal);
      const overtime = makesOvertime(shift, standing.work, shift.timezone);
      const { id } = await takeSlot(tx, shift, free, { shiftId, userId, status: 'confirmed', overtime });
      ctx.emit(shiftAssigned, { ...eventPayload(shift), userId });
      return { assignmentId: id, overtime };
    });
  }

  @Handles(removeFromShift)
  remove({ assignmentId, reason }: Input<typeof removeFromShift>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { shift, assignment } = await lockAssignment(tx, assignmentId);
      if (shift.startsAt <= ctx.now) throw new DomainError('shift.over');
      if (!['pending', 'confirmed'].includes(assignment.status)) throw new DomainError('shift.settled');
      await releaseSlot(tx, ctx, shift, assignment, { reason: 'manager', note: reason, decidedById: ctx.userId });
      return {};
    });
  }

  @Handles(markAbsence)
  absence({ assignmentId, absent }: Input<typeof markAbsence>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { shift, assignment } = await lockAssignment(tx, assignmentId);
      const refusal = absenceRefusal(assignment, shift, absent, ctx.now);
      if (refusal) throw new DomainError(refusal);
      await tx.update(ShiftAssignment, assignment, { status: absent ? 'no_show' : 'confirmed' });
      ctx.emit(shiftAbsenceMarked, { ...eventPayload(shift), userId: assignment.userId, absent });
      return {};
    });
  }
}
