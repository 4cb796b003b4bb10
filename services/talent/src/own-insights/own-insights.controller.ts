import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { dismissOwnInsight, listOwnInsights, restoreOwnInsight } from '@talent-os/contracts/talent/own-insights.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { OwnInsightDismissal } from './own-insight-dismissal.entity.js';
import { dismissalsOf, FORGOTTEN, seenSeats } from './own-insights.queries.js';
import { insightsOf, LONGEST_AWAY_DAYS } from './own-insights.rules.js';

/** What changed for the caller, found by rules; nobody else reads it. */
@Controller()
export class OwnInsightsController {
  @Handles(listOwnInsights)
  async list(_: Input<typeof listOwnInsights>, ctx: Ctx) {
    return { items: await insightsFor(ctx) };
  }

  @Handles(dismissOwnInsight)
  async dismiss({ key }: Input<typeof dismissOwnInsight>, ctx: Ctx) {
    const found = await insightsFor(ctx);
    if (!found.some((one) => one.key === key)) throw new DomainError('resource.missing');
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`own-insights/${ctx.userId}`);
      await tx.execute(FORGOTTEN, [ctx.userId, daysBefore(ctx.now, LONGEST_AWAY_DAYS)]);
      const before = await tx.find(OwnInsightDismissal, { userId: ctx.userId, key });
      if (before) await tx.remove(OwnInsightDismissal, before);
      await tx.insert(OwnInsightDismissal, { userId: ctx.userId, key });
      tell(ctx);
      return {};
    });
  }

  @Handles(restoreOwnInsight)
  restore({ key }: Input<typeof restoreOwnInsight>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(OwnInsightDismissal, await tx.lock(OwnInsightDismissal, { userId: ctx.userId, key }));
      tell(ctx);
      return {};
    });
  }
}

async function insightsFor(ctx: Ctx) {
  const [seats, dismissals, today] = await Promise.all([seenSeats(ctx), dismissalsOf(ctx), todayOf(ctx)]);
  return insightsOf({ seats, today, now: ctx.now }, dismissals);
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'insights' });
