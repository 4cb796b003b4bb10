import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { threatLinked } from '@talent-os/contracts/cyber/threat-events.js';
import { getIntelligence, getThreat, linkIncident, listThreats } from '@talent-os/contracts/cyber/threats.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { Incident } from '../incidents/incident.entity.js';
import { ensurePeopleCached } from '../people/people-cache.js';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { intelligenceOf } from './intelligence.queries.js';
import { linkThreat } from './link-threat.js';
import { listOfThreats, threatOf } from './threats.queries.js';

@Controller()
export class ThreatsController {
  @Handles(getIntelligence)
  async summary(_input: Input<typeof getIntelligence>, ctx: Ctx) {
    return intelligenceOf(ctx, await timezoneOf(ctx));
  }

  @Handles(listThreats)
  list(input: Input<typeof listThreats>, ctx: Ctx) {
    return listOfThreats(ctx, input);
  }

  @Handles(getThreat)
  get({ threatId }: Input<typeof getThreat>, ctx: Ctx) {
    return threatOf(ctx, threatId);
  }

  @Handles(linkIncident)
  async link({ threatId, incidentId }: Input<typeof linkIncident>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      await tx.lock(Incident, incidentId);
      await linkThreat(tx, ctx, incidentId, threatId);
      ctx.emit(threatLinked, { threatId, incidentId });
      return {};
    });
  }
}
