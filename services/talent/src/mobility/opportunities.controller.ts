import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listOpportunities, searchOpportunities } from '@talent-os/contracts/talent/mobility.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { internalPositions, pageOfOpportunities, pendingOf } from './opportunities.queries.js';

@Controller()
export class OpportunitiesController {
  @Handles(listOpportunities)
  list(_input: Input<typeof listOpportunities>, ctx: Ctx) {
    return internalPositions(ctx);
  }

  @Handles(searchOpportunities)
  async search(input: Input<typeof searchOpportunities>, ctx: Ctx) {
    const [found, pendingCount] = await Promise.all([pageOfOpportunities(ctx, input), pendingOf(ctx)]);
    return { ...found, pendingCount };
  }
}
