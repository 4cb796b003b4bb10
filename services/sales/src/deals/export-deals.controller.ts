import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getMe } from '@talent-os/contracts/identity/auth.js';
import { dealStages } from '@talent-os/contracts/sales/deal-stages.js';
import { EXPORT_ROWS, exportDeals, type Deal } from '@talent-os/contracts/sales/deals.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { amountCell, csv } from '@talent-os/service-kit/csv';
import { dayOf } from '@talent-os/service-kit/calendar';
import { DEAL, DEALS, dealsWhere } from './deals.queries.js';

const columnsIn = (currency: string) => ({
  Deal: (deal: Deal) => deal.name,
  Account: (deal: Deal) => deal.accountName,
  Owner: (deal: Deal) => deal.ownerName,
  Stage: (deal: Deal) => dealStages[deal.stage].label,
  [`Amount (${currency})`]: (deal: Deal) => amountCell(deal.amount, currency),
  'Close date': (deal: Deal) => deal.closeDate,
  Source: (deal: Deal) => deal.source,
  Competitor: (deal: Deal) => deal.competitor,
  'Loss reason': (deal: Deal) => deal.lossReason,
  'Last activity': (deal: Deal) => deal.lastActivityAt,
  Stalled: (deal: Deal) => (deal.stalled ? 'yes' : 'no'),
});

@Controller()
export class ExportDealsController {
  @Handles(exportDeals)
  async export(input: Input<typeof exportDeals>, ctx: Ctx) {
    const { currency } = (await ctx.call(getMe, {})).organization;
    const { where, args } = dealsWhere(ctx, input);
    const deals = await ctx.db.read<Deal & { total: number }>(
      `select ${DEAL}, count(*) over () as total from ${DEALS} where ${where} order by d.name, d.id limit ${EXPORT_ROWS}`,
      args,
    );
    return {
      filename: `deals-${dayOf(ctx.now)}.csv`,
      csv: csv(columnsIn(currency), deals),
      total: deals[0]?.total ?? 0,
    };
  }
}
