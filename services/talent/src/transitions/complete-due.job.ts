import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { completeDueTransitions } from '@talent-os/contracts/talent/transition-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { dueWhereOn } from '@talent-os/service-kit/people/switched-on';
import { dayOf, minutesAfter } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { movesDue, type Awaited } from './awaited-transitions.queries.js';
import { complete, whyNot } from './complete-transition.js';
import { seatsOf } from './transition-event.js';
import { Transition } from './transition.entity.js';

/** Where a day begins first, clocks are so far ahead of UTC. */
const FURTHEST_AHEAD_MINUTES = 14 * 60;

@Controller()
export class CompleteDue {
  @Works(completeDueTransitions)
  async work(_: JobData<typeof completeDueTransitions>, ctx: Ctx): Promise<void> {
    for (const awaited of await dueWhereOn(ctx, (without) =>
      movesDue(ctx, dayOf(minutesAfter(ctx.now, FURTHEST_AHEAD_MINUTES)), without),
    ))
      await completeInTime(ctx.forOrganization(awaited.organizationId), awaited).catch((error: unknown) =>
        ctx.log.error({ err: error, transitionId: awaited.transitionId }, 'a move waits for the next round'),
      );
  }
}

/** Completes what is due by the calendar of its organization; a second round, or a second process, finds it completed. */
async function completeInTime(ctx: Ctx, { transitionId, effectiveDate }: Awaited): Promise<void> {
  const today = dayIn(ctx.now, await timezoneOf(ctx));
  if (effectiveDate > today) return;
  await ctx.db.write(async (tx) => {
    const move = await tx.lock(Transition, transitionId);
    if (await whyNot(tx, move, today)) return;
    await complete(tx, ctx, move, await seatsOf(tx, move), today);
  });
}
