import { Controller } from '@nestjs/common';
import { admits, type Input } from '@talent-os/contracts';
import {
  getTalentOverview,
  MOST_WAITING,
  talentStageKeys,
  type TalentStage,
} from '@talent-os/contracts/talent/overview.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { peopleById } from '../people/people.js';
import { onboardSource, tasksOwed } from './onboard.source.js';
import { inOrder, worst } from './overview.rules.js';
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
    const today = await todayOf(ctx);
    const seen = talentStageKeys.filter((stage) => admits(ctx.ability, sources[stage].access));
    const [tasks, standings] = await Promise.all([
      tasksOwed(ctx),
      Promise.all(seen.map(async (stage) => ({ stage, ...(await sources[stage].stand(ctx, today)) }))),
    ]);
    const owed = inOrder([...tasks, ...standings.flatMap((standing) => standing.owed)]);
    const shown = owed.slice(0, MOST_WAITING);
    const people = await peopleById(
      ctx,
      shown.map(({ personId }) => personId),
    );
    return {
      stages: standings.map(({ stage, count }) => ({ stage, count })),
      waiting: shown.map(({ personId, ...item }) => ({ ...item, personName: personId && people(personId).name })),
      waitingTotal: owed.length,
      bottlenecks: worst(standings.flatMap(({ stage, late }) => late.map((one) => ({ ...one, stage })))),
    };
  }
}
