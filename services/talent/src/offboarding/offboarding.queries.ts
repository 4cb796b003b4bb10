import type { Input } from '@talent-os/contracts';
import type {
  listOffboardings,
  Offboarding as View,
  OffboardingDetail,
} from '@talent-os/contracts/talent/offboarding.js';
import { runningOffboardings, type ExitTheme } from '@talent-os/contracts/talent/offboarding-states.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { addDays } from '@talent-os/service-kit/calendar';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { texts } from '@talent-os/service-kit/sql/texts';
import { ensureNamesCached } from '../people/names-cache.js';
import { nameOf, person } from '../people/people.sql.js';

export type OffboardingRow = Omit<View, 'employeeName' | 'may' | 'interviewed'> & {
  /** Who held the exit interview; null while nobody has. */
  readonly interviewerId: string | null;
};

const TABLE = 'talent.offboarding o';
const JOINS = { h: person('h', 'o.employee_id') };
const TASKS = `(select json_build_object('done', count(t.done_at)::int, 'total', count(*)::int) from talent.offboarding_task t
  where t.organization_id = $1 and t.offboarding_id = o.id)`;
const ITEM = `
  o.id, o.version, o.employee_id as "employeeId", o.title, o.department, o.type, o.status, o.last_day::text as "lastDay",
  o.access_ends_at as "accessEndsAt", o.access_ended_at as "accessEndedAt", o.rehire, ${TASKS} as tasks,
  (select i.held_by_id from talent.exit_interview i where i.organization_id = $1 and i.offboarding_id = o.id) as "interviewerId"`;

const SORTABLE = {
  employeeName: nameOf('h'),
  lastDay: 'o.last_day',
  department: 'o.department',
  status: 'o.status',
};
/** Who leaves last stands at the top: who has left long ago goes down. */
const USUAL = 'o.last_day desc';
const TIE = 'o.id';
const SEARCHED = holdingWords('talent', nameOf('h'), 'o.title', 'o.department');
const RUNNING = `o.status in (${texts(runningOffboardings)})`;

/** A page of those who leave and match. */
export async function pageOfOffboardings(ctx: Ctx, input: Input<typeof listOffboardings>) {
  const { page, sort, search, status, type, running } = input;
  if (search || sort) await ensureNamesCached(ctx);
  const filters = new Filters('o.organization_id = $1')
    .and((one) => `o.status = ${one}`, status)
    .and((one) => `o.type = ${one}`, type)
    .andWhether(RUNNING, running)
    .search(SEARCHED, containingWords(search));
  const order = orderBy(SORTABLE, sort, USUAL, TIE);
  const found = await ctx.db.readOne<ListRow<OffboardingRow>>(
    listRow({ table: TABLE, joins: JOINS, filters, order, item: ITEM, page }),
    filters.args,
  );
  return { items: found!.items, ...totalOf(found!) };
}

type WholeRow = OffboardingRow &
  Pick<OffboardingDetail, 'reason' | 'startedAt' | 'cancelReason'> & {
    readonly startedById: string;
    readonly list: readonly (Omit<OffboardingDetail['list'][number], 'doneByName'> & {
      readonly doneById: string | null;
    })[];
    readonly handovers: readonly {
      readonly kind: OffboardingDetail['holdings'][number]['kind'];
      readonly toId: string;
    }[];
    readonly interview:
      | (NonNullable<NonNullable<OffboardingDetail['interview']>['said']> & { readonly heldOn: string })
      | null;
  };

const WHOLE = `
  select ${ITEM}, o.reason, o.created_at as "startedAt", o.cancel_reason as "cancelReason", o.started_by_id as "startedById",
    (select coalesce(json_agg(json_build_object('id', t.id, 'title', t.title, 'due', t.due, 'doneAt', t.done_at,
        'doneById', t.done_by_id) order by t.due, t.title, t.id), '[]'::json)
      from talent.offboarding_task t where t.organization_id = $1 and t.offboarding_id = o.id) as list,
    (select coalesce(json_agg(json_build_object('kind', k.kind, 'toId', k.to_id)), '[]'::json)
      from talent.offboarding_handover k where k.organization_id = $1 and k.offboarding_id = o.id) as handovers,
    (select json_build_object('heldOn', i.held_on, 'themes', i.themes, 'wouldReturn', i.would_return, 'note', i.note)
      from talent.exit_interview i where i.organization_id = $1 and i.offboarding_id = o.id) as interview
  from ${TABLE} where o.organization_id = $1 and o.id = $2`;

/** One of them with all that belongs to it. */
export const wholeOffboarding = async (ctx: Ctx, id: string): Promise<WholeRow | undefined> =>
  (await ctx.db.readOne<WholeRow>(WHOLE, [id])) ?? undefined;

/** Interviews count for so many days. */
const THEME_DAYS = 365;
const THEMES = `
  select i.themes from talent.exit_interview i
  where i.organization_id = $1 and i.held_on > $2::date order by i.held_on, i.id`;

/** What was said in each exit interview of the last twelve months. */
export async function themesSaid(ctx: Ctx): Promise<ExitTheme[][]> {
  const rows = await ctx.db.read<{ themes: ExitTheme[] }>(THEMES, [addDays(await todayOf(ctx), -THEME_DAYS)]);
  return rows.map(({ themes }) => themes);
}

const HELD = `
  select (select count(*)::int from talent.position p where p.organization_id = $1 and p.status in ('open', 'on_hold')
      and $2::uuid in (p.hiring_manager_id, p.recruiter_id)) as hiring,
    (select count(*)::int from talent.interview i where i.organization_id = $1 and i.status = 'scheduled'
      and i.end_at > $3 and $2::uuid = any(i.interviewer_ids)) as interviews,
    (select count(*)::int from talent.requisition r where r.organization_id = $1
      and r.status in ('submitted', 'in_approval') and $2::uuid = any(r.approver_ids))
    + (select count(*)::int from talent.transition t where t.organization_id = $1 and t.status = 'in_review'
      and t.approvals @> jsonb_build_array(jsonb_build_object('approverIds', jsonb_build_array($2::text), 'decision', 'pending'))) as approvals`;

/** What of this service a person holds. */
export async function heldHere(db: Reader, userId: string, now: Date) {
  const held = await db.readOne<{ hiring: number; interviews: number; approvals: number }>(HELD, [userId, now]);
  return (['hiring', 'interviews', 'approvals'] as const).map((kind) => ({ kind, count: held![kind] }));
}
