import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listOpportunities, searchOpportunities } from '@talent-os/contracts/talent/mobility.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { internalPositions, opportunitiesOf, pendingOf } from './opportunities.queries.js';
import { pageOf } from './search.rules.js';

@Controller()
export class OpportunitiesController {
  @Handles(listOpportunities)
  list(_input: Input<typeof listOpportunities>, ctx: Ctx) {
    return internalPositions(ctx);
  }

  @Handles(searchOpportunities)
  async search(input: Input<typeof searchOpportunities>, ctx: Ctx) {
    const [all, pendingCount] = await Promise.all([opportunitiesOf(ctx), pendingOf(ctx)]);
    const departments = [...new Set(all.map((one) => one.department))].toSorted((a, b) => a.localeCompare(b));
    return { ...pageOf(all, input), departments, pendingCount };
  }
}
