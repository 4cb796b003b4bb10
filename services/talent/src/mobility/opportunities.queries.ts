import type { Input, Output } from '@talent-os/contracts';
import type { listOpportunities, searchOpportunities } from '@talent-os/contracts/talent/mobility.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { againFrom } from '../applications/reapply.rules.js';
import { pastOf } from '../applications/previous-applications.queries.js';
import { OPEN_TO_ME_SQL } from '../positions/position.queries.js';
import { matchOf } from '../skills/match.sql.js';
import { readinessOf, type Need } from '../skills/readiness.rules.js';
import { needsOf } from '../skills/skill.queries.js';

const LIST = `
  select coalesce(json_agg(json_build_object(
    'title', p.title, 'department', p.department, 'location', p.location, 'description', p.description
  ) order by p.opened_at desc, p.id), '[]')::text as json
  from talent.position p where ${OPEN_TO_ME_SQL}`;

/** Internal positions open to the caller, newest first, as Postgres writes them. */
export const internalPositions = (ctx: Ctx): Promise<RawJson<Output<typeof listOpportunities>>> =>
  ctx.db.json(LIST, [ctx.principal.roleIndustries]);

type Answer = Output<typeof searchOpportunities>;
type Opportunity = Answer['items'][number];
type OpportunityRow = Omit<Opportunity, 'readiness' | 'parts' | 'againFrom'> & {
  readonly needs: readonly Need[];
  readonly running: boolean;
  readonly endedAt: string | null;
};

const interest = (status: string) => `exists (select 1 from talent.interest_expression e
  where e.organization_id = $1 and e.user_id = $3 and e.position_id = p.id and e.status = '${status}')`;

/** An approved interest counts until the application it became is over: then the person may be interested again. */
const OPPORTUNITY = `
  p.id, p.title, p.department, p.location, p.description, p.opened_at as "openedAt",
  case when past.running then 'approved' when ${interest('pending')} then 'pending'
    when past.ended_at is null and ${interest('approved')} then 'approved' end as "myStatus",
  past.running, past.ended_at as "endedAt", ${needsOf('$3::uuid')} as needs`;
const PAST = `cross join lateral (${pastOf('$3::uuid')}) past`;

const SORTABLE = {
  title: 'p.title',
  department: 'p.department',
  location: 'p.location',
  // A position that asks for nothing says nothing about readiness: below 0.
  readiness: `coalesce(${matchOf('$3::uuid')}, -1)`,
  openedAt: 'p.opened_at',
};

/** A page of these positions with how ready the caller is for each, the newest first, and every department they are of. */
export async function pageOfOpportunities(
  ctx: Ctx,
  { search, department, sort, page }: Input<typeof searchOpportunities>,
): Promise<Pick<Answer, 'items' | 'total' | 'more' | 'departments'>> {
  const filters = new Filters(OPEN_TO_ME_SQL, ctx.principal.roleIndustries, ctx.userId)
    .and((value) => `p.department = ${value}`, department)
    .search(holdingWords('talent', 'p.title', 'p.department', 'p.location', 'p.description'), containingWords(search));
  const order = orderBy(SORTABLE, sort, 'p.opened_at desc', sort ? 'p.opened_at desc, p.id' : 'p.id');
  const list = { table: 'talent.position p', joins: { past: PAST }, filters, order, item: OPPORTUNITY, page };
  const all = `array(select distinct p.department from talent.position p where ${OPEN_TO_ME_SQL} order by 1) as departments`;
  const found = await ctx.db.readOne<ListRow<OpportunityRow> & { departments: string[] }>(
    listRow(list, [all]),
    filters.args,
  );
  const { items, departments, ...counted } = found!;
  return {
    items: items.map(({ needs, running, endedAt, ...row }) => ({
      ...row,
      ...readinessOf(needs),
      againFrom: againFrom({ running, endedAt: endedAt ? new Date(endedAt) : null }, ctx.now)?.toISOString() ?? null,
    })),
    departments,
    ...totalOf(counted),
  };
}

const PENDING = `
  select count(*)::int as count from talent.interest_expression e
  where e.organization_id = $1 and e.user_id = $2 and e.status = 'pending'`;

/** Expressions of interest the caller has open. */
export const pendingOf = async (ctx: Ctx): Promise<number> =>
  (await ctx.db.readOne<{ count: number }>(PENDING, [ctx.userId]))?.count ?? 0;
