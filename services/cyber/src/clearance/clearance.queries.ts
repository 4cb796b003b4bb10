import type { Input, Output } from '@talent-os/contracts';
import type {
  exportClearances,
  HeldClearance,
  listClearances,
  ownClearance,
} from '@talent-os/contracts/cyber/clearance.js';
import { RawJson, type Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { maySql } from '@talent-os/service-kit/may';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { dueBy } from './clearances-due.queries.js';
import { ALL_UPDATES, CLEARANCE, HELD, HOLDER, LEVEL, STANDING, VERIFIER, WAITING } from './clearance.sql.js';
import { mayOfHolder, mayOfOfficer } from './report.rules.js';

const YES_NO = [true, false] as const;
const OWN_WAITS = `(exists (select 1 from cyber.clearance c where c.organization_id = $1 and c.user_id = $3 and ${WAITING}))`;
const MAY_OF_HOLDER = maySql([[OWN_WAITS, YES_NO]], mayOfHolder);
/** A clearance with what an officer may do with it; `me` stands for the caller. */
const heldFor = (me: string): string =>
  `${HELD}, ${maySql(
    [
      [WAITING, YES_NO],
      [`c.user_id = ${me}`, YES_NO],
    ],
    mayOfOfficer,
  )} as may`;

/** The caller's own, or nothing where none was ever reported. */
export const ownInFull = async (ctx: Ctx): Promise<RawJson<Output<typeof ownClearance>>> =>
  ctx.db.json(
    `select json_build_object(
       'clearance', (select row_to_json(own) from (
         select ${CLEARANCE} from cyber.clearance c ${VERIFIER} where c.organization_id = $1 and c.user_id = $3) own),
       'updates', coalesce((
         select ${ALL_UPDATES} from cyber.clearance c where c.organization_id = $1 and c.user_id = $3), '[]'::json),
       'may', ${MAY_OF_HOLDER})::text`,
    [await todayOf(ctx), ctx.userId],
  );

const SORTABLE = { holderName: 'h.name', currentLevel: LEVEL, reinvestigationDue: 'c.reinvestigation_due' };

const filtersFor = async (ctx: Ctx, filter: Omit<Input<typeof exportClearances>, 'skip'>) =>
  new Filters('c.organization_id = $1', await todayOf(ctx))
    .and((ids) => `c.id = any(${ids}::uuid[])`, filter.due && (await dueBy(ctx))[filter.due])
    .and((value) => `c.current_level = ${value}`, filter.level)
    .and((value) => `${STANDING} = ${value}`, filter.standing)
    .and((value) => `c.reinvestigation_due <= $2::date + ${value}::int`, filter.dueIn)
    .andWhether(WAITING, filter.waiting)
    .search(holdingWords('cyber', 'h.name', 'c.granting_authority'), containingWords(filter.search));

/** What waits first, then the next to be reinvestigated. */
export async function listOfClearances(
  ctx: Ctx,
  input: Input<typeof listClearances>,
): Promise<RawJson<Output<typeof listClearances>>> {
  const filters = await filtersFor(ctx, input);
  const order = orderBy(SORTABLE, input.sort, `${WAITING} desc, c.reinvestigation_due nulls last, h.name`, 'c.id');
  return ctx.db.json(
    listJson(
      {
        table: 'cyber.clearance c',
        joins: { h: HOLDER, v: VERIFIER },
        filters,
        order,
        item: heldFor(filters.arg(ctx.userId)),
        page: input.page,
      },
      { waiting: `(select count(*) from cyber.clearance c where c.organization_id = $1 and ${WAITING})` },
    ),
    filters.args,
  );
}

/** One person's clearance with every report, or 404. */
export async function heldInFull(ctx: Ctx, id: string) {
  const found = await ctx.db.readExisting<{ one: HeldClearance & Pick<Output<typeof ownClearance>, 'updates'> }>(
    `select row_to_json(one) as one from (
       select ${heldFor('$4')}, ${ALL_UPDATES} as updates from cyber.clearance c ${HOLDER} ${VERIFIER}
       where c.organization_id = $1 and c.id = $3) one`,
    [await todayOf(ctx), id, ctx.userId],
  );
  return found.one;
}

/** Rows of the file of clearances, with how many match in all. */
export async function clearancesToExport(ctx: Ctx, filter: Input<typeof exportClearances>) {
  const filters = await filtersFor(ctx, filter);
  const page = filters.filePage(filter.skip);
  const { where, args } = filters;
  return ctx.db.read<Omit<HeldClearance, 'may'> & { total: number }>(
    `select ${HELD}, count(*) over ()::int as total from cyber.clearance c ${HOLDER} ${VERIFIER}
     where ${where} order by h.name, c.id ${page}`,
    args,
  );
}
