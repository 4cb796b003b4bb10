import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { shiftOffered } from '@talent-os/contracts/healthcare/shifts-events.js';
import { inviteToShift } from '@talent-os/contracts/healthcare/units.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { candidatesOf } from '../shifts/claim/candidates.js';
import { ShiftAssignment } from '../shifts/assignment/assignment.entity.js';
import { eventPayload } from '../shifts/shift-event.js';
import { Shift } from '../shifts/shift.entity.js';
import { inviteRefusal } from '../shifts/shift.rules.js';

@Controller()
export class InviteController {
  /** Everybody is told, or nobody: who was chosen and may not work it is a mistake worth seeing. */
  @Handles(inviteToShift)
  async invite({ shiftId, userIds }: Input<typeof inviteToShift>, ctx: Ctx) {
    const { items } = await candidatesOf(ctx, shiftId);
    const able = new Set(items.filter(({ refusal }) => refusal === null).map(({ userId }) => userId));
    return ctx.db.write(async (tx) => {
      const shift = await tx.get(Shift, shiftId);
      const refusal = inviteRefusal(shift.status, shift.startsAt <= ctx.now);
      if (refusal) throw new DomainError(refusal);
      const taken = await tx.findAll(ShiftAssignment, { shiftId });
      if (taken.filter(({ status }) => status === 'confirmed' || status === 'pending').length >= shift.slots)
        throw new DomainError('shift.full');
      if (userIds.some((id) => !able.has(id))) throw new DomainError('shift.credential');
      ctx.emit(shiftOffered, { ...eventPayload(shift), userIds: [...new Set(userIds)] });
      return { invited: new Set(userIds).size };
    });
  }
}
