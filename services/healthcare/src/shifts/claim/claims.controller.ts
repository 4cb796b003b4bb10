import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { claimShift, releaseShift } from '@talent-os/contracts/healthcare/shifts.js';
import { shiftClaimed, shiftReleaseAsked } from '@talent-os/contracts/healthcare/shifts-events.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { ensurePeopleCached } from '../../people/people-cache.js';
import { ShiftAssignment } from '../assignment/assignment.entity.js';
import { releaseOf } from '../assignment/assignment.rules.js';
import { claimOutcome, claimRefusal, isFirstTurn } from './claim.rules.js';
import { turnOf } from './claimable.js';
import { lockPeople } from '../locks.js';
import { Shift } from '../shift.entity.js';
import { eventPayload, publishedOf } from '../shift-event.js';
import { freeOf, releaseSlot, takeSlot, withdrawSwaps } from '../assignment/slots.js';
import { standingOf } from './standing.queries.js';

@Controller()
export class ClaimsController {
  @Handles(claimShift)
  async claim({ shiftId }: Input<typeof claimShift>, ctx: Ctx) {
    const { userId, now } = ctx;
    await ensurePeopleCached(ctx, [userId]);
    return ctx.db.write(async (tx) => {
      await lockPeople(tx, [userId]);
      const shift = await tx.lock(Shift, shiftId);
      // Nobody but managers knows of a draft.
      if (shift.status === 'draft') throw new DomainError('resource.missing');
      const standing = await standingOf(tx, userId, shift, now);
      const free = await freeOf(tx, shift);
      const wanted = publishedOf(shift);
      const refusal = claimRefusal(
        wanted,
        standing,
        free,
        !isFirstTurn(wanted, now) || (await turnOf(ctx, tx, wanted)),
        now,
      );
      if (refusal) throw new DomainError(refusal);
      const { status, overtime } = claimOutcome(wanted, standing.work, now);
      await takeSlot(tx, shift, free, { shiftId, userId, status, overtime });
      ctx.emit(shiftClaimed, { ...eventPayload(shift), userId, status });
      return { status };
    });
  }

  @Handles(releaseShift)
  release({ shiftId, reason }: Input<typeof releaseShift>, ctx: Ctx) {
    const { userId } = ctx;
    return ctx.db.write(async (tx) => {
      await lockPeople(tx, [userId]);
      const shift = await tx.lock(Shift, shiftId);
      const assignment = await activeOf(tx, shiftId, userId);
      const answer = releaseOf(assignment, shift, ctx.now);
      if ('refusal' in answer) throw new DomainError(answer.refusal);
      if (answer.step === 'released')
        await releaseSlot(tx, ctx, shift, assignment, { reason: 'person', note: reason ?? null });
      else {
        await tx.update(ShiftAssignment, assignment, { releaseAskedAt: ctx.now, note: reason ?? null });
        await withdrawSwaps(tx, ctx, assignment.id);
        ctx.emit(shiftReleaseAsked, { ...eventPayload(shift), userId });
      }
      return { status: answer.step };
    });
  }
}

/** Somebody's slot of a shift, waiting or confirmed; 404 where they have none. */
async function activeOf(tx: Transaction, shiftId: string, userId: string): Promise<ShiftAssignment> {
  const active = ['pending', 'confirmed'];
  const found = (await tx.findAll(ShiftAssignment, { shiftId, userId })).find(({ status }) => active.includes(status));
  if (!found) throw new DomainError('resource.missing');
  return tx.lock(ShiftAssignment, found.id);
}
