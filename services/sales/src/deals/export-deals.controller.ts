import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { exportDeals, listDeals, type Deal } from '@talent-os/contracts/sales/deals.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { currencyOf } from '@talent-os/service-kit/people/currency-of';
import { dealFor, DEALS, dealsWhere } from './deals.queries.js';

const columns = [
  'name',
  'accountName',
  'ownerName',
  'stage',
  'amount',
  'closeDate',
  'source',
  'competitor',
  'lossReason',
  'lastActivityAt',
  'stalled',
] as const;

@Controller()
export class ExportDealsController {
  @Handles(exportDeals)
  async export(input: Input<typeof exportDeals>, ctx: Ctx) {
    const currency = await currencyOf(ctx);
    const filters = await dealsWhere(ctx, input);
    const page = filters.filePage(input.skip);
    const { where, args } = filters;
    const deals = await ctx.db.read<Deal & { total: number }>(
      `select ${dealFor(ctx)}, count(*) over () as total from ${DEALS} where ${where} order by d.name, d.id ${page}`,
      args,
    );
    return exportOf(ctx, 'deals', listDeals, columns, deals, { currency });
  }
}
