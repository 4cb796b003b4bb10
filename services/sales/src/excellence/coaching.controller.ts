import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { coachingChanged, noteCoaching, removeCoaching } from '@talent-os/contracts/sales/coaching.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ensurePeopleCached } from '../people/people-cache.js';
import { sellerIds } from '../people/sellers.js';
import { CoachingNote } from './coaching-note.entity.js';
import { coachingRefusal } from './coaching.rules.js';

@Controller()
export class CoachingController {
  @Handles(noteCoaching)
  async note({ sellerId, minutes, heldOn }: Input<typeof noteCoaching>, ctx: Ctx) {
    const [sellers, today] = await Promise.all([sellerIds(ctx), todayOf(ctx)]);
    const refusal = coachingRefusal({ sellerId, byId: ctx.userId }, sellers);
    if (refusal) throw new DomainError(refusal);
    if (heldOn > today)
      throw new DomainError('request.invalid', [
        { field: 'heldOn', message: 'Please choose a day that is not in the future' },
      ]);
    await ensurePeopleCached(ctx, [sellerId]);
    return ctx.db.write(async (tx) => {
      const { id } = await tx.insert(CoachingNote, { sellerId, minutes, at: heldOn, byId: ctx.userId });
      ctx.emit(coachingChanged, {});
      return { coachingNoteId: id };
    });
  }

  @Handles(removeCoaching)
  remove({ coachingNoteId }: Input<typeof removeCoaching>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(CoachingNote, await tx.lock(CoachingNote, coachingNoteId));
      ctx.emit(coachingChanged, {});
      return {};
    });
  }
}
