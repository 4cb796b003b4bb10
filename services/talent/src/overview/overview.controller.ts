import { Controller } from '@nestjs/common';
import { admits, type Input } from '@talent-os/contracts';
import { isReachable } from '@talent-os/contracts/navigation/reachable.js';
import {
  getTalentOverview,
  MOST_WAITING,
  talentStageKeys,
  type TalentStage,
} from '@talent-os/contracts/talent/overview.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { rowsFrom } from '@talent-os/service-kit/inbox/inbox';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { talentInbox } from '../inbox/sources.js';
import { onboardSource } from './onboard.source.js';
import { inOrder, waitingOf, worst } from './overview.rules.js';
import { planSource } from './plan.source.js';
import { recruitSource } from './recruit.source.js';
import type { Source } from './source.js';
import { transitionSource } from './transition.source.js';

const sources: Record<TalentStage, Source> = {
  plan: planSource,
  recruit: recruitSource,
  onboard: onboardSource,
  transition: transitionSource,
};

@Controller()
export class OverviewController {
  @Handles(getTalentOverview)
  async get(_input: Input<typeof getTalentOverview>, ctx: Ctx) {
    const [today, zone] = await Promise.all([todayOf(ctx), timezoneOf(ctx)]);
    const seen = talentStageKeys.filter((stage) => admits(ctx.ability, sources[stage].access));
    const [inbox, standings] = await Promise.all([
      rowsFrom(ctx, { today, zone }, talentInbox),
      Promise.all(seen.map(async (stage) => ({ stage, ...(await sources[stage].stand(ctx, today)) }))),
    ]);
    const waiting = inOrder(
      inbox.items.filter(({ link }) => isReachable(ctx.ability, link)).map((row) => waitingOf(row, zone)),
    );
    return {
      stages: standings.map(({ stage, count }) => ({ stage, count })),
      waiting: waiting.slice(0, MOST_WAITING),
      waitingTotal: waiting.length,
      bottlenecks: worst(standings.flatMap(({ stage, late }) => late.map((one) => ({ ...one, stage })))),
    };
  }
}
