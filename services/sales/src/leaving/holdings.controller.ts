import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { openStages } from '@talent-os/contracts/sales/deal-stages.js';
import { listSalesHoldings } from '@talent-os/contracts/sales/holdings.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { texts } from '@talent-os/service-kit/sql/texts';

const HELD = `
  select (select count(*)::int from sales.deal d
      where d.organization_id = $1 and d.owner_id = $2 and d.stage in (${texts(openStages)})) as deals,
    (select count(*)::int from sales.territory t
      where t.organization_id = $1 and t.owner_id = $2 and t.status <> 'archived') as territories`;

@Controller()
export class LeaverHoldingsController {
  @Handles(listSalesHoldings)
  async list({ userId }: Input<typeof listSalesHoldings>, ctx: Ctx) {
    const held = await ctx.db.readOne<{ deals: number; territories: number }>(HELD, [userId]);
    return {
      items: [
        { kind: 'deals' as const, count: held!.deals },
        { kind: 'territories' as const, count: held!.territories },
      ],
      work: [],
    };
  }
}
