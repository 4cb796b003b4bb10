import { Controller } from '@nestjs/common';
import { admits, type Input } from '@talent-os/contracts';
import { forAudience } from '@talent-os/contracts/access/rule.js';
import { getMyJourney } from '@talent-os/contracts/talent/my-journey.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { savedPositions } from '../advertised/advertised.queries.js';
import { myApplications } from '../my-applications/my-applications.queries.js';
import { ownPlan, ownTasks } from '../onboarding/detail.queries.js';
import { ownProfile } from '../profile/profile.queries.js';
import { targetsOf } from '../targets/targets.queries.js';
import { journeyOf } from './journey.rules.js';

@Controller()
export class MyJourneyController {
  @Handles(getMyJourney)
  async get(_: Input<typeof getMyJourney>, ctx: Ctx) {
    const [applications, plan, tasks, profile, targets, saved] = await Promise.all([
      myApplications(ctx),
      ownPlan(ctx),
      ownTasks(ctx),
      ownProfile(ctx),
      targetsOf(ctx.db, ctx.userId),
      savedPositions(ctx),
    ]);
    return journeyOf({
      applications,
      plan,
      tasks: tasks.filter(({ own }) => own),
      profile,
      targets: targets.length,
      saved,
      inside: admits(ctx.ability, forAudience('professional')),
      now: ctx.now,
    });
  }
}
