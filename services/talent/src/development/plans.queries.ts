import type { Input } from '@talent-os/contracts';
import type {
  DevelopmentItem,
  DevelopmentPlan as View,
  DevelopmentPlanDetail,
  exportDevelopmentPlans,
  listDevelopmentPlans,
} from '@talent-os/contracts/talent/development-plans.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { ensureNamesCached } from '../people/names-cache.js';
import { nameOf, person } from '../people/people.sql.js';
import { keptTo } from '../positions/kept-to.js';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import { shares } from '../team-people/people.sql.js';

export type PlanRow = Omit<View, 'employeeName' | 'managerName' | 'may'>;

const TABLE = 'talent.development_plan d';
const JOINS = { h: person('h', 'd.employee_id') };
const items = (columns: string) =>
  `(select ${columns} from talent.development_item i where i.organization_id = $1 and i.plan_id = d.id)`;

/** A plan as it stands on the day of a placeholder. */
const stateOn = (today: string) =>
  `case when d.status = 'agreed' and d.starts_on <= ${today}::date then 'active' else d.status end`;

const itemOn = (today: string) => `
  d.id, d.version, d.employee_id as "employeeId", d.manager_id as "managerId", d.position_id as "positionId", d.title,
  d.department, d.industry, d.starts_on::text as "startsOn", d.ends_on::text as "endsOn", ${stateOn(today)} as status,
  d.agreed_by_employee_at as "agreedByEmployeeAt", d.agreed_by_manager_at as "agreedByManagerAt",
  ${items(`json_build_object('done', count(i.done_at)::int, 'total', count(*)::int)`)} as items,
  ${items('min(i.due_on) filter (where i.done_at is null)::text')} as "nextDueOn"`;

const SORTABLE = {
  employeeName: nameOf('h'),
  department: 'd.department',
  startsOn: 'd.starts_on',
  endsOn: 'd.ends_on',
};
/** What is worked on stands first, and of it what ends soonest. */
const USUAL = `(d.status in ('draft', 'agreed')) desc, d.ends_on`;
const TIE = 'd.id';
const SEARCHED = holdingWords('talent', nameOf('h'), 'd.title', 'd.department');
const late = (today: string) =>
  `exists (select from talent.development_item i where i.organization_id = $1 and i.plan_id = d.id
    and i.done_at is null and i.due_on < ${today}::date) and d.status in ('draft', 'agreed')`;

type Filter = Omit<Input<typeof listDevelopmentPlans>, 'page' | 'sort'>;

/** Plans within the caller's reach: of the industries they work in, or those they lead where their reach is less. */
const withinReach = (ctx: Ctx): Filters =>
  new Filters('d.organization_id = $1')
    .and((among) => `d.industry = any(${among})`, industriesOf(ctx))
    .and((manager) => `d.manager_id = ${manager}`, keptTo(ctx) ?? undefined);

async function search(ctx: Ctx, { search: words, status, late: isLate }: Filter) {
  const filters = withinReach(ctx);
  const today = filters.arg(await todayOf(ctx));
  filters
    .and((one) => `${stateOn(today)} = ${one}`, status)
    .andWhether(late(today), isLate)
    .search(SEARCHED, containingWords(words));
  return { filters, item: itemOn(today) };
}

/** A page of the plans that match. */
export async function pageOfPlans(ctx: Ctx, { page, sort, ...filter }: Input<typeof listDevelopmentPlans>) {
  if (filter.search || sort) await ensureNamesCached(ctx);
  const { filters, item } = await search(ctx, filter);
  const order = orderBy(SORTABLE, sort, USUAL, TIE);
  const found = await ctx.db.readOne<ListRow<PlanRow>>(
    listRow({ table: TABLE, joins: JOINS, filters, order, item, page }),
    filters.args,
  );
  return { items: found!.items, ...totalOf(found!) };
}

/** As many of those that match as a file takes, each with how many there are. */
export async function plansToExport(ctx: Ctx, { skip, ...filter }: Input<typeof exportDevelopmentPlans>) {
  if (filter.search) await ensureNamesCached(ctx);
  const { filters, item } = await search(ctx, filter);
  return ctx.db.read<PlanRow & { readonly total: number }>(
    `select ${item}, count(*) over ()::int as total from ${TABLE} ${JOINS.h} where ${filters.where}
     order by ${USUAL}, ${TIE} ${filters.filePage(skip)}`,
    filters.args,
  );
}

/** A plan within the caller's reach. */
export async function planWithin(ctx: Ctx, planId: string): Promise<PlanRow | undefined> {
  const { filters, item } = await search(ctx, {});
  const { where, args } = filters.and((one) => `d.id = ${one}`, planId);
  return (await ctx.db.readOne<PlanRow>(`select ${item} from ${TABLE} where ${where}`, args)) ?? undefined;
}

/** The caller's own plans, the one they work on first. */
export async function ownPlans(ctx: Ctx): Promise<PlanRow[]> {
  const filters = new Filters('d.organization_id = $1').and((one) => `d.employee_id = ${one}`, ctx.userId);
  const item = itemOn(filters.arg(await todayOf(ctx)));
  return ctx.db.read<PlanRow>(
    `select ${item} from ${TABLE} where ${filters.where} order by ${USUAL}, ${TIE}`,
    filters.args,
  );
}

export type ItemRow = {
  readonly planId: string;
  readonly doneById: string | null;
  readonly item: Omit<DevelopmentItem, 'doneByName'>;
};

/** How far the person is in the course an item names; null where it names none, or they have not begun it. */
const COURSE = `(
  select json_build_object('courseEnrollmentId', e.id, 'status', e.status, 'partsDone', e.parts_done,
    'parts', jsonb_array_length(v.content -> 'parts'))
  from talent.course_enrollment e
  join talent.catalogue_version v on v.organization_id = $1 and v.item_id = e.item_id and v.number = e.number
  where e.organization_id = $1 and e.user_id = d.employee_id and e.item_id = i.catalogue_item_id
    and e.status <> 'withdrawn' order by e.created_at desc limit 1)`;

const ITEMS = `
  select i.plan_id as "planId", i.done_by_id as "doneById", json_build_object('id', i.id, 'skillId', i.skill_id,
    'skill', s.name, 'fromLevel', i.from_level, 'toLevel', i.to_level, 'action', i.action, 'text', i.text,
    'catalogueItemId', i.catalogue_item_id, 'offerId', i.offer_id, 'course', ${COURSE},
    'dueOn', i.due_on, 'doneAt', i.done_at) as item
  from talent.development_item i join talent.skill s on s.organization_id = $1 and s.id = i.skill_id
  join talent.development_plan d on d.organization_id = $1 and d.id = i.plan_id
  where i.organization_id = $1 and i.plan_id = any($2)
  order by i.due_on, s.name, i.id`;

/** Items of plans, by day. */
export const itemsOf = (ctx: Ctx, planIds: readonly string[]): Promise<ItemRow[]> =>
  ctx.db.read<ItemRow>(ITEMS, [planIds]);

export type SkillRow = { readonly planId: string; readonly skill: DevelopmentPlanDetail['skills'][number] };

const SKILLS = `
  select d.id as "planId", json_build_object('skillId', s.id, 'skill', s.name, 'level', coalesce(known.level, 0),
    'required', need.level) as skill
  from talent.development_plan d
  join talent.position p on p.organization_id = $1 and p.id = d.position_id
  join talent.skill s on s.organization_id = $1
  left join lateral (select max(n.level) as level from jsonb_to_recordset(p.required_skills) as n("skillId" uuid, level int)
    where n."skillId" = s.id) need on true
  left join lateral (select case when held.verified or ${shares('skills', 'd.employee_id')} then held.level else 0 end as level
    from talent.person_skill held
    where held.organization_id = $1 and held.user_id = d.employee_id and held.skill_id = s.id) known on true
  where d.organization_id = $1 and d.id = any($2) and (need.level is not null or known.level > 0)
  order by coalesce(need.level, 0) - coalesce(known.level, 0) desc, s.name, s.id`;

/** Skills of the seats and of the people of plans, the widest gap first. */
export const skillsFor = (ctx: Ctx, planIds: readonly string[]): Promise<SkillRow[]> =>
  ctx.db.read<SkillRow>(SKILLS, [planIds]);

type MentorSought = { readonly skillId: string; readonly employeeId: string };
type MentorRow = { readonly offerId: string; readonly mentorId: string; readonly note: string };

const MENTORS = `
  select o.id as "offerId", o.mentor_id as "mentorId", o.note from talent.mentor_offer o
  where o.organization_id = $1 and o.status = 'open' and $2::uuid = any(o.skill_ids) and o.mentor_id <> $3::uuid
  order by o.created_at desc, o.id limit 50`;

/** Open offers to mentor in a skill, but somebody's own. */
export const mentorsFor = (ctx: Ctx, { skillId, employeeId }: MentorSought): Promise<MentorRow[]> =>
  ctx.db.read<MentorRow>(MENTORS, [skillId, employeeId]);

const PLAN_OF =
  'select i.plan_id as "planId" from talent.development_item i where i.organization_id = $1 and i.id = $2';

/** The plan an item belongs to; 404 where there is none. */
export async function planOfItem(ctx: Ctx, itemId: string): Promise<string> {
  const found = await ctx.db.readOne<{ readonly planId: string }>(PLAN_OF, [itemId]);
  if (!found) throw new DomainError('resource.missing');
  return found.planId;
}
