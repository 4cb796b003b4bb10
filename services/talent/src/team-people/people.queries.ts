import type { Industry, Input } from '@talent-os/contracts';
import type {
  ChartSeat,
  exportTeamPeople,
  listTeamPeople,
  nextRoleSources,
} from '@talent-os/contracts/talent/team-people.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { ensureNamesCached } from '../people/names-cache.js';
import { nameOf, person } from '../people/people.sql.js';
import { keptTo } from '../positions/kept-to.js';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import type { Need } from '../skills/readiness.rules.js';
import { isSuccessor, MOVING, NEEDS, nextRole, SEATED, successorFor, SUCCESSORS, UNCOVERED } from './people.sql.js';

export type TeamPersonRow = {
  readonly id: string;
  readonly personId: string;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly industry: Industry;
  readonly managerId: string;
  readonly sinceOn: Day | null;
  readonly nextRole: string | null;
  readonly nextFrom: (typeof nextRoleSources)[number] | null;
  readonly needs: readonly Need[] | null;
  readonly successorFor: string[];
  readonly successors: number;
  readonly moving: boolean;
};

/** Seats the caller plans with: those of the industries they work in, or their own team's where their reach is less. */
export const withinReach = (ctx: Ctx, industry: Industry | undefined): Filters =>
  new Filters('p.organization_id = $1')
    .and(
      (among) => `p.industry = any(${among})`,
      industriesOf(ctx).filter((one) => industry === undefined || one === industry),
    )
    .and((manager) => `p.hiring_manager_id = ${manager}`, keptTo(ctx) ?? undefined);

/** People of the reach. */
const reachOf = ({ where }: Filters) => `seated as materialized (
  select p.id, p.title, p.department, p.industry, p.job_family, p.required_skills, p.holder_id from talent.position p where ${where} and ${SEATED})`;
const REACH = 'seated';

const JOINS = {
  holder: person('holder', 'p.holder_id'),
  manager: person('manager', 'p.hiring_manager_id'),
  next: nextRole(REACH),
};
const SEARCHED = holdingWords('talent', nameOf('holder'), 'p.title', 'p.department');

/** Somebody on their seat, by the clocks of a timezone. */
const itemIn = (timezone: string) => `
  p.id, p.holder_id as "personId", p.title, p.department, p.location, p.industry, p.hiring_manager_id as "managerId",
  (p.filled_at at time zone ${timezone})::date::text as "sinceOn", next.title as "nextRole", next.source as "nextFrom",
  ${NEEDS} as needs, ${successorFor(REACH)} as "successorFor", ${SUCCESSORS} as successors, ${MOVING} as moving`;

const SORTABLE = {
  name: nameOf('holder'),
  title: 'p.title',
  department: 'p.department',
  managerName: nameOf('manager'),
  sinceOn: 'p.filled_at',
};
/** Team by team, and in each who has sat there longest first. */
const USUAL = 'p.department, p.filled_at nulls last';
const TIE = 'p.id';

type Filter = Omit<Input<typeof listTeamPeople>, 'page' | 'sort'>;

/** What a list and a file are made of: who is within reach, and who of them is looked for. */
async function search(ctx: Ctx, { industry, department, successor, uncovered, search: words }: Filter) {
  const filters = withinReach(ctx, industry);
  const reach = reachOf(filters);
  filters
    .andThat(SEATED)
    .and((one) => `p.department = ${one}`, department)
    .andWhether(isSuccessor(REACH), successor)
    .andWhether(UNCOVERED, uncovered)
    .search(SEARCHED, containingWords(words));
  const item = itemIn(filters.arg(await timezoneOf(ctx)));
  return { filters, reach, item };
}

type PeoplePage = ListRow<TeamPersonRow> & {
  readonly totals: { readonly people: number; readonly successors: number; readonly uncovered: number };
  readonly departments: string[];
};

const TOTALS = `(select json_build_object('people', count(*), 'successors', count(*) filter (where ${isSuccessor(REACH)}),
  'uncovered', count(*) filter (where ${UNCOVERED})) from seated p) as totals`;
const DEPARTMENTS = 'array(select distinct one.department from seated one order by 1) as departments';

/** A page of the people who match, and what all within reach come to. */
export async function pageOfPeople(ctx: Ctx, { page, sort, ...filter }: Input<typeof listTeamPeople>) {
  if (filter.search || sort) await ensureNamesCached(ctx);
  const { filters, reach, item } = await search(ctx, filter);
  const order = orderBy(SORTABLE, sort, USUAL, TIE);
  const list = { table: 'talent.position p', joins: JOINS, filters, order, item, page };
  const found = await ctx.db.readOne<PeoplePage>(listRow(list, [TOTALS, DEPARTMENTS], [reach]), filters.args);
  const { items, totals, departments, ...counted } = found!;
  return { items, totals, departments, ...totalOf(counted) };
}

/** As many of those who match as a file takes, in the order of the list, each with how many there are. */
export async function peopleToExport(ctx: Ctx, { skip, ...filter }: Input<typeof exportTeamPeople>) {
  if (filter.search) await ensureNamesCached(ctx);
  const { filters, reach, item } = await search(ctx, filter);
  return ctx.db.read<TeamPersonRow & { readonly total: number }>(
    `with ${reach} select ${item}, count(*) over ()::int as total
     from talent.position p ${Object.values(JOINS).join(' ')} where ${filters.where}
     order by ${USUAL}, ${TIE} ${filters.filePage(skip)}`,
    filters.args,
  );
}

/** Who sits on a seat within the caller's reach. */
export async function personOnSeat(ctx: Ctx, positionId: string): Promise<TeamPersonRow | undefined> {
  const { filters, reach, item } = await search(ctx, {});
  const { where, args } = filters.and((one) => `p.id = ${one}`, positionId);
  const found = await ctx.db.readOne<TeamPersonRow>(
    `with ${reach} select ${item} from talent.position p ${JOINS.next} where ${where}`,
    args,
  );
  return found ?? undefined;
}

type SuccessorRow = {
  readonly successorId: string;
  readonly note: string;
  readonly byId: string;
  readonly at: string;
};

const NAMED = `
  select s.user_id as "successorId", s.note, s.named_by_id as "byId", s.created_at as at
  from talent.successor s where s.organization_id = $1 and s.position_id = $2
  order by s.created_at, s.id`;

/** Who is named for a seat, who was named first at the top. */
export const successorsOf = (ctx: Ctx, positionId: string): Promise<SuccessorRow[]> =>
  ctx.db.read<SuccessorRow>(NAMED, [positionId]);

type ChartRow = Omit<ChartSeat, 'personName' | 'managerName'>;

/** Seats within the caller's reach that are not closed, by team. */
export async function chartSeats(ctx: Ctx, { industry, department }: Pick<Filter, 'industry' | 'department'>) {
  const filters = withinReach(ctx, industry);
  const { where, args } = filters.and((one) => `p.department = ${one}`, department).andThat(`p.status <> 'closed'`);
  return ctx.db.read<ChartRow>(
    `select p.id, p.title, p.department, p.industry, p.status, p.holder_id as "personId",
       p.hiring_manager_id as "managerId"
     from talent.position p where ${where} order by p.department, p.title, p.id`,
    args,
  );
}
