import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { completeDueTransitions } from '@talent-os/contracts/talent/transition-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { forEachDueToday } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { complete, completionBlocker } from './complete-transition.js';
import { seatsOf } from './transition-event.js';
import { Transition } from './transition.entity.js';

@Injectable()
export class CompleteDue {
  @Works(completeDueTransitions)
  work(_: JobData<typeof completeDueTransitions>, ctx: Ctx): Promise<void> {
    return forEachDueToday(ctx, due, 'transition', completeInTime);
  }
}

/** Completes a transition whose day has come; a second round, or a second process, finds it completed. */
const completeInTime = (ctx: Ctx, transitionId: string, _day: Day, today: Day): Promise<void> =>
  ctx.db.write(async (tx) => {
    const transition = await tx.lock(Transition, transitionId);
    if (await completionBlocker(tx, transition, today)) return;
    await complete(tx, ctx, transition, await seatsOf(tx, transition), today);
  });
