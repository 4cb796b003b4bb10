import type { Input, Output } from '@talent-os/contracts';
import { dealStages, stageKeys } from '@talent-os/contracts/sales/deal-stages.js';
import type { getBoard } from '@talent-os/contracts/sales/deals.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { daysBefore } from '../calendar.js';
import { DEAL, DEALS, dealsWhere } from './deals.queries.js';

/** Deals a column shows; its count and totals are of all of them. */
const COLUMN_LENGTH = 100;
/** Closed columns show the deals closed in so many days. */
const CLOSED_DAYS = 30;

const COLUMNS = stageKeys
  .map((stage, position) => `('${stage}', ${position}, ${dealStages[stage].probability}::numeric)`)
  .join(', ');

/** All columns in one statement: the next to close on top of an open column, the last closed on top of a closed one. */
export function boardOfDeals(ctx: Ctx, input: Input<typeof getBoard>): Promise<RawJson<Output<typeof getBoard>>> {
  const filters = dealsWhere(ctx, input);
  const since = filters.arg(daysBefore(ctx.now, CLOSED_DAYS));
  return ctx.db.json(
    `with shown as (
       select ${DEAL}, row_number() over (partition by d.stage order by d.closed_at desc, d.close_date, d.id) as position
       from ${DEALS} where ${filters.where} and (d.closed_at is null or d.closed_at >= ${since}))
     select json_build_object('columns', json_agg(json_build_object(
       'stage', stage, 'count', coalesce(count, 0), 'total', coalesce(total, 0),
       'weighted', round(coalesce(total, 0) * probability), 'deals', coalesce(deals, '[]'::json)) order by place))::text
     from (values ${COLUMNS}) as board (stage, place, probability)
     left join (
       select stage as of, count(*), sum(amount) as total,
         json_agg(to_jsonb(shown) - 'position' order by position) filter (where position <= ${COLUMN_LENGTH}) as deals
       from shown group by stage) as filled on filled.of = board.stage`,
    filters.args,
  );
}
