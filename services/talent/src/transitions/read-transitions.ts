import { PAGE_SIZE, type Input, type Output } from '@talent-os/contracts';
import { transitionStateKeys } from '@talent-os/contracts/talent/transition-states.js';
import {
  TRANSITION_BOARD_CARDS,
  type getTransitionBoard,
  type listTransitions,
  type Transition,
} from '@talent-os/contracts/talent/transitions.js';
import type { Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import type { Filters } from '@talent-os/service-kit/sql/filters';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { ensureNamesCached } from '../people/names-cache.js';
import { peopleById } from '../people/people.js';
import { callerOf } from './caller.js';
import { mayOfRow } from './may-of-row.js';
import {
  JOINED,
  movesFor,
  SORTABLE,
  TRANSITION_HELD,
  transitionsWhere,
  USUAL,
  type TransitionRow,
  type TransitionFilter,
} from './transitions.queries.js';

/** Conditions on transitions the caller steers; what is searched for may be a person's name. */
export async function filtersFor(ctx: Ctx, filter: TransitionFilter): Promise<Filters> {
  if (filter.search) await ensureNamesCached(ctx);
  return transitionsWhere(callerOf(ctx), filter);
}

/** The rows with the names of the people who move. */
export async function withNames<Row extends Pick<Transition, 'employeeId'>>(ctx: Ctx, rows: readonly Row[]) {
  const people = await peopleById(
    ctx,
    rows.map(({ employeeId }) => employeeId),
  );
  return rows.map((row) => {
    const { name, title } = people(row.employeeId);
    return { ...row, employeeName: name, employeeTitle: title };
  });
}

/** The rows as the caller sees them: with names, and with what they may do. */
async function withMay(ctx: Ctx, rows: readonly TransitionRow[]): Promise<Transition[]> {
  const [named, today] = await Promise.all([withNames(ctx, rows), todayOf(ctx)]);
  const caller = callerOf(ctx);
  return named.map(({ requestedById, approvals, receivingId, leavingId, ...transition }) => ({
    ...transition,
    may: mayOfRow({ ...transition, requestedById, approvals, receivingId, leavingId }, today, caller),
  }));
}

type StatusCounts = Partial<Record<Transition['status'], number>>;

/** How many match, by status, as a JSON object. */
const countsIn = (where: string) => `(select coalesce(json_object_agg(status, total), '{}') from (
  select t.status, count(*)::int as total from ${movesFor(where)} where ${where} group by t.status) counted)`;

/** A page of the transitions the caller steers, with how many there are of each status whatever status is asked for. */
export async function listOfTransitions(
  ctx: Ctx,
  { page, sort, status, ...filter }: Input<typeof listTransitions>,
): Promise<Output<typeof listTransitions>> {
  const filters = await filtersFor(ctx, filter);
  const all = filters.where;
  const { where } = filters.and((value) => `t.status = ${value}`, status);
  const order = orderBy(SORTABLE, sort, USUAL, 't.id');
  const found = await ctx.db.readOne<{ items: TransitionRow[]; counted: StatusCounts }>(
    `select coalesce((select json_agg(page) from (
       select ${TRANSITION_HELD} from (
         select t.id from ${movesFor(where, order)} where ${where} order by ${order}
         limit ${PAGE_SIZE} offset ${filters.arg((page - 1) * PAGE_SIZE)}) k
       join talent.transition t on t.organization_id = $1 and t.id = k.id ${JOINED} order by ${order}) page), '[]'::json) as items,
       ${countsIn(all)} as counted`,
    filters.args,
  );
  const { items, counted } = found!;
  const counts = Object.fromEntries(transitionStateKeys.map((state) => [state, counted[state] ?? 0])) as Record<
    Transition['status'],
    number
  >;
  const total = status ? counts[status] : Object.values(counts).reduce((sum, one) => sum + one, 0);
  return { items: await withMay(ctx, items), total, counts };
}

/** The board: one column a status, the next day first. */
export async function boardOf(
  ctx: Ctx,
  filter: Input<typeof getTransitionBoard>,
): Promise<Output<typeof getTransitionBoard>> {
  const { where, args } = await filtersFor(ctx, filter);
  const found = await ctx.db.readOne<{ items: TransitionRow[]; counted: StatusCounts }>(
    `select coalesce((select json_agg(card) from (
       select ${TRANSITION_HELD} from (
         select t.id, row_number() over (partition by t.status order by ${USUAL}, t.id) as place
         from ${movesFor(where)} where ${where}) k
       join talent.transition t on t.organization_id = $1 and t.id = k.id ${JOINED}
       where k.place <= ${TRANSITION_BOARD_CARDS} order by ${USUAL}, t.id) card), '[]'::json) as items,
       ${countsIn(where)} as counted`,
    args,
  );
  const { items: rows, counted } = found!;
  const items = await withMay(ctx, rows);
  return {
    columns: transitionStateKeys.map((status) => ({
      key: status,
      count: counted[status] ?? 0,
      items: items.filter((one) => one.status === status),
    })),
  };
}
