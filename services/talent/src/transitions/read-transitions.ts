import { PAGE_SIZE, type Input, type Output } from '@talent-os/contracts';
import { findPeople } from '@talent-os/contracts/identity/directory.js';
import { transitionStateKeys } from '@talent-os/contracts/talent/transition-states.js';
import {
  TRANSITION_BOARD_CARDS,
  type getTransitionBoard,
  type listTransitions,
  type Transition,
} from '@talent-os/contracts/talent/transitions.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Filters } from '@talent-os/service-kit/sql/filters';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { peopleById } from '../people/people.js';
import { callerOf } from './caller.js';
import {
  FROM,
  SORTABLE,
  TRANSITION,
  transitionsWhere,
  USUAL,
  type TransitionRow,
  type Wanted,
} from './transitions.queries.js';

/** Ids of people whose name holds the text searched for. */
const peopleNamed = async (ctx: Ctx, search: string | undefined): Promise<string[]> =>
  search ? (await ctx.call(findPeople, { search })).items.map(({ id }) => id) : [];

/** Conditions on moves the caller steers; what is searched for may be a person's name. */
export const wantedBy = async (ctx: Ctx, wanted: Wanted): Promise<Filters> =>
  transitionsWhere(callerOf(ctx), wanted, await peopleNamed(ctx, wanted.search));

/** The rows with the names of the people who move. */
export async function withNames(ctx: Ctx, rows: readonly TransitionRow[]): Promise<Transition[]> {
  const people = await peopleById(
    ctx,
    rows.map(({ employeeId }) => employeeId),
  );
  return rows.map((row) => {
    const { name, title } = people(row.employeeId);
    return { ...row, employeeName: name, employeeTitle: title };
  });
}

type Counted = { readonly status: Transition['status']; readonly total: number };

const countsIn = (ctx: Ctx, { where, args }: Filters) =>
  ctx.db.read<Counted>(`select t.status, count(*)::int as total from ${FROM} where ${where} group by t.status`, args);

/** A page of the moves the caller steers, with how many there are of each status whatever status is asked for. */
export async function listOfTransitions(
  ctx: Ctx,
  { page, sort, status, ...wanted }: Input<typeof listTransitions>,
): Promise<Output<typeof listTransitions>> {
  const named = await peopleNamed(ctx, wanted.search);
  const filters = transitionsWhere(callerOf(ctx), { ...wanted, status }, named);
  const all = transitionsWhere(callerOf(ctx), wanted, named);
  const order = orderBy(SORTABLE, sort, USUAL, 't.id');
  const offset = filters.arg((page - 1) * PAGE_SIZE);
  const [rows, counted] = await Promise.all([
    ctx.db.read<TransitionRow>(
      `select ${TRANSITION} from ${FROM} where ${filters.where} order by ${order} limit ${PAGE_SIZE} offset ${offset}`,
      filters.args,
    ),
    countsIn(ctx, all),
  ]);
  const of = new Map(counted.map((one) => [one.status, one.total]));
  const counts = Object.fromEntries(transitionStateKeys.map((state) => [state, of.get(state) ?? 0])) as Record<
    Transition['status'],
    number
  >;
  const total = status ? counts[status] : counted.reduce((sum, one) => sum + one.total, 0);
  return { items: await withNames(ctx, rows), total, counts };
}

/** The board: one column a status, the next day first. */
export async function boardOf(
  ctx: Ctx,
  wanted: Input<typeof getTransitionBoard>,
): Promise<Output<typeof getTransitionBoard>> {
  const filters = await wantedBy(ctx, wanted);
  const [rows, counted] = await Promise.all([
    ctx.db.read<TransitionRow>(
      `select ${TRANSITION} from ${FROM} where t.organization_id = $1 and t.id in (
         select id from (
           select t.id, row_number() over (partition by t.status order by ${USUAL}, t.id) as place
           from ${FROM} where ${filters.where}) cards
         where place <= ${TRANSITION_BOARD_CARDS})
       order by ${USUAL}, t.id`,
      filters.args,
    ),
    countsIn(ctx, filters),
  ]);
  const items = await withNames(ctx, rows);
  return {
    columns: transitionStateKeys.map((status) => ({
      status,
      total: counted.find((one) => one.status === status)?.total ?? 0,
      items: items.filter((one) => one.status === status),
    })),
  };
}
