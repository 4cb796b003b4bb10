import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';
import {
  getAdverseImpact,
  IMPACT_MONTHS,
  impactDimensionKeys,
} from '@talent-os/contracts/talent/self-identification.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { addDays, monthStart } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { keptTo } from '../positions/kept-to.js';
import { lookAt } from '../recruit-analytics/facts.js';
import { countGroups, type Passage } from './adverse-impact.queries.js';
import { impactOf } from './adverse-impact.rules.js';

const passed = stageTypes.filter((type) => type !== 'hired');

@Controller()
export class AdverseImpactController {
  @Handles(getAdverseImpact)
  async get(_: Input<typeof getAdverseImpact>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const [from, next] = [monthStart(today, -IMPACT_MONTHS), monthStart(today)];
    // Whoever sees a part alone would tell the rest by subtracting.
    if (keptTo(ctx) !== null) return { from, until: addDays(next, -1), stages: [] };
    const { facts } = await lookAt(ctx, {});
    const within = (at: number | undefined): boolean => {
      const day = at === undefined ? '' : facts.dayAt(at);
      return day >= from && day < next;
    };
    const before = (at: number | undefined): boolean => at !== undefined && facts.dayAt(at) < next;
    const passages = facts.ways.flatMap(({ userId, reached }) =>
      passed
        .filter((stage) => within(reached.get(stage)))
        .map((stage): Passage => {
          const following = stageTypes[stageTypes.indexOf(stage) + 1]!;
          return { stage, userId, wentOn: before(reached.get(following)) ? 1 : 0 };
        }),
    );
    const counts = await countGroups(ctx, passages);
    const stages = passed.flatMap((stage) =>
      impactDimensionKeys.map((dimension) =>
        impactOf(
          stage,
          dimension,
          counts.filter((one) => one.stage === stage && one.dimension === dimension),
        ),
      ),
    );
    return { from, until: addDays(next, -1), stages };
  }
}
