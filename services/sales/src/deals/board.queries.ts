import type { Input, Output } from '@talent-os/contracts';
import { dealStages, stageKeys } from '@talent-os/contracts/sales/deal-stages.js';
import type { getBoard } from '@talent-os/contracts/sales/deals.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { ACCOUNT, dealFor, dealsToSearch, dealsWhere, OWNER } from './deals.queries.js';

/** Deals a column shows; its count and totals are of all of them. */
const COLUMN_LENGTH = 100;
/** Closed columns show the deals closed in so many days. */
const CLOSED_DAYS = 30;

const COLUMNS = stageKeys
  .map((stage, position) => `('${stage}', ${position}, ${dealStages[stage].probability}::numeric)`)
  .join(', ');

/** All columns in one statement: the next to close on top of an open column, the last closed on top of a closed one. */
export async function boardOfDeals(ctx: Ctx, input: Input<typeof getBoard>): Promise<RawJson<Output<typeof getBoard>>> {
  const filters = await dealsWhere(ctx, input);
  const since = filters.arg(daysBefore(ctx.now, CLOSED_DAYS));
  const inColumn = `${dealsToSearch(input.search)} where ${filters.where} and d.stage = board.stage and (d.closed_at is null or d.closed_at >= ${since})`;
  const order = 'd.closed_at desc, d.close_date, d.id';
  return ctx.db.json(
    `select json_build_object('columns', json_agg(json_build_object(
       'key', board.stage, 'count', summed.count, 'sum', summed.total,
       'weighted', round(summed.total * board.probability), 'items', coalesce(shown.deals, '[]'::json)) order by board.place))::text
     from (values ${COLUMNS}) as board (stage, place, probability),
       lateral (select count(*), coalesce(sum(d.amount), 0) as total from ${inColumn}) summed,
       lateral (
         select json_agg(named) as deals from (
           select ${dealFor(ctx)} from (select d.* from ${inColumn} order by ${order} limit ${COLUMN_LENGTH}) d
           ${ACCOUNT} ${OWNER} order by ${order}) named) shown`,
    filters.args,
  );
}
