import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listProductivityHoldings } from '@talent-os/contracts/productivity/holdings.js';
import { Handles, type Ctx } from '@talent-os/service-kit';

/** Goals others read, too: what somebody keeps for themselves ends with them. */
const SHARED = `
  select count(*)::int as goals from productivity.goal g
  where g.organization_id = $1 and g.owner_id = $2 and g.status = 'active' and g.visibility <> 'private'`;

@Controller()
export class LeaverHoldingsController {
  @Handles(listProductivityHoldings)
  async list({ userId }: Input<typeof listProductivityHoldings>, ctx: Ctx) {
    const held = await ctx.db.readOne<{ goals: number }>(SHARED, [userId]);
    return { items: [{ kind: 'goals' as const, count: held!.goals }], work: [] };
  }
}
