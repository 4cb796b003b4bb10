import type { Ctx } from '@talent-os/service-kit';
import { monthStart, type Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { quarterNamed } from '../headcount/quarter.rules.js';
import { keptTo } from '../positions/kept-to.js';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import {
  firstDay,
  type PlanFacts,
  type PlanHire,
  type PlanLeaver,
  type PlanSeat,
  type TeamBudget,
} from './plan.rules.js';

type Clock = { readonly today: Day; readonly timezone: string };
type Filter = { readonly department?: string | undefined };

/** Seats of the caller’s industries, their own where they are kept to those, of a team where one is asked for. */
const reachOf = (ctx: Ctx, { department }: Filter): Filters =>
  new Filters('p.organization_id = $1')
    .and((among) => `p.industry = any(${among})`, industriesOf(ctx))
    .and((manager) => `p.hiring_manager_id = ${manager}`, keptTo(ctx) ?? undefined)
    .and((one) => `p.department = ${one}`, department);

/** What was offered to who sits on a seat, the last of it. */
const PAY = `left join (
    select distinct on (o.position_id) o.position_id, o.candidate_id, o.base_salary + o.variable as yearly
    from talent.offer o where o.organization_id = $1 and o.status = 'accepted'
    order by o.position_id, o.answered_at desc) pay
  on pay.position_id = p.id and pay.candidate_id = p.holder_id`;

function seatsOf(ctx: Ctx, filter: Filter, { timezone }: Clock): Promise<PlanSeat[]> {
  const reach = reachOf(ctx, filter);
  const zone = reach.arg(timezone);
  return ctx.db.read<PlanSeat>(
    `select p.id, p.title, p.department, p.status in ('open', 'on_hold') as vacant,
       (p.opened_at at time zone ${zone})::date as "openedOn",
       case when p.status = 'filled' then (p.filled_at at time zone ${zone})::date end as "filledOn",
       pay.yearly as pay
     from talent.position p ${PAY} where ${reach.where} and p.status <> 'closed'`,
    reach.args,
  );
}

/** Whose last day is behind, and lies in the months looked at or after a day in them. */
function leaversOf(ctx: Ctx, filter: Filter, { today }: Clock): Promise<PlanLeaver[]> {
  const reach = reachOf(ctx, filter);
  const [from, until] = [reach.arg(firstDay(today)), reach.arg(today)];
  return ctx.db.read<PlanLeaver>(
    `select l.id, l.title, l.department, l.type, l.regretted, l.last_day as "lastDay"
     from talent.offboarding l
     where l.organization_id = $1 and l.status <> 'cancelled' and l.last_day >= ${from}::date and l.last_day <= ${until}::date
       and l.department in (select p.department from talent.position p where ${reach.where})`,
    reach.args,
  );
}

/** Hires as their histories have them: who entered the last stage of a pipeline, and when. */
function hiresOf(ctx: Ctx, filter: Filter, { today, timezone }: Clock): Promise<PlanHire[]> {
  const reach = reachOf(ctx, filter);
  const [since, zone] = [reach.arg(firstDay(today)), reach.arg(timezone)];
  return ctx.db.read<PlanHire>(
    `select a.id, p.title, p.department, a.source = 'internal' as internal,
       (hired.at at time zone ${zone})::date as on
     from talent.application a
     join talent.position p on p.organization_id = $1 and p.id = a.position_id
     join talent.pipeline_template t on t.organization_id = $1 and t.id = p.pipeline_template_id
     cross join lateral (
       select min((entry ->> 'at')::timestamptz) as at
       from jsonb_array_elements(a.history) entry, jsonb_array_elements(t.stages) stage
       where entry ->> 'kind' is null and stage ->> 'key' = entry ->> 'to' and stage ->> 'type' = 'hired') hired
     where a.organization_id = $1 and a.updated_at >= ${since}::date and hired.at is not null
       and (hired.at at time zone ${zone})::date >= ${since}::date and ${reach.where}`,
    reach.args,
  );
}

function budgetsOf(ctx: Ctx, quarter: string): Promise<TeamBudget[]> {
  return ctx.db.read<TeamBudget>(
    `select t.department, sum(t.target_seats)::int as target, round(avg((b.min + b.max) / 2))::bigint as yearly
     from talent.headcount_target t
     join talent.salary_band b on b.organization_id = $1 and b.industry = t.industry and b.department = t.department
     where t.organization_id = $1 and t.quarter = $2 and t.industry = any($3) group by t.department`,
    [quarter, industriesOf(ctx)],
  );
}

/** What planning is looked at by, within the caller’s reach. */
export async function planFactsOf(ctx: Ctx, filter: Filter): Promise<PlanFacts> {
  const timezone = await timezoneOf(ctx);
  const today = dayIn(ctx.now, timezone);
  const clock = { today, timezone };
  const [seats, leavers, hires, budgets] = await Promise.all([
    seatsOf(ctx, filter, clock),
    leaversOf(ctx, filter, clock),
    hiresOf(ctx, filter, clock),
    // Who is kept to their own seats has no budget of a whole team.
    keptTo(ctx) === null ? budgetsOf(ctx, quarterNamed(monthStart(today))) : [],
  ]);
  return { seats, leavers, hires, budgets, today };
}

/** Teams with seats within the caller’s reach. */
export async function departmentsOf(ctx: Ctx): Promise<string[]> {
  const { where, args } = reachOf(ctx, {});
  const rows = await ctx.db.read<{ department: string }>(
    `select distinct p.department from talent.position p where ${where} order by 1`,
    args,
  );
  return rows.map(({ department }) => department);
}
