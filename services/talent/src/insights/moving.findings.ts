import type { Industry } from '@talent-os/contracts';
import { MOST_OF_A_RULE } from '@talent-os/contracts/insights/shapes.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { countText } from '@talent-os/service-kit/inbox/inbox';
import type { Find } from '@talent-os/service-kit/insights/findings';
import { RUNNING } from '../onboarding/plan.sql.js';
import { leaderFor } from '../onboarding/whose.js';
import { peopleById } from '../people/people.js';
import { callerOf } from '../transitions/caller.js';
import { argsOf, FROM_SEAT, STEERED, TO } from '../transitions/transitions.queries.js';

type BlockedPlan = {
  readonly id: string;
  readonly employeeName: string;
  readonly title: string;
  readonly industry: Industry;
  readonly startDate: Day;
  readonly step: string;
  readonly reason: string | null;
  readonly since: string;
  readonly days: number;
  readonly blocked: number;
};

/** `$2` today, `$3` whose newcomers alone, `$4` from how many days on. */
const BLOCKED = `
  select p.id, p.employee_name as "employeeName", p.title, p.industry, p.start_date::text as "startDate",
    t.title as step, t.blocked_reason as reason, (t.due_on || 'T00:00:00Z') as since, ($2::date - t.due_on) as days,
    t.blocked
  from talent.onboarding_plan p
  cross join lateral (
    select one.title, one.blocked_reason, one.due_on, (count(*) over ())::int as blocked from talent.onboarding_task one
    where one.organization_id = $1 and one.plan_id = p.id and one.status = 'blocked'
    order by one.due_on, one.id limit 1) t
  where p.organization_id = $1 and ${RUNNING} and ($3::uuid is null or p.manager_id = $3)
    and $2::date - t.due_on >= $4::float8
  order by t.due_on, p.id limit ${MOST_OF_A_RULE}`;

/** Newcomers whose onboarding cannot go on. */
export const onboardingBlocked: Find = async (ctx, { today, threshold }) => {
  const rows = await ctx.db.read<BlockedPlan>(BLOCKED, [today, leaderFor(ctx) ?? null, threshold]);
  return rows.map(({ id, employeeName, title, industry, startDate, step, reason, since, days, blocked }) => ({
    key: id,
    title: `The onboarding of ${employeeName} is blocked`,
    evidence: [
      `“${step}” is ${countText(days, 'day')} past its day`,
      reason,
      blocked > 1 && `${blocked} steps are blocked`,
    ],
    value: days,
    since,
    dueOn: startDate > today ? startDate : null,
    people: 1,
    industry,
    link: `/talent/onboard?plan=${id}`,
    rows: {
      count: blocked,
      what: blocked === 1 ? `blocked step, ${title}` : `blocked steps, ${title}`,
      link: `/talent/onboard?plan=${id}`,
    },
  }));
};

type LateHandover = {
  readonly id: string;
  readonly employeeId: string;
  readonly title: string;
  readonly industry: Industry;
  readonly effectiveDate: Day;
  readonly since: string;
  readonly days: number;
  readonly late: number;
};

/** `$2` the caller, `$3` whether all moves are theirs to see, `$4` today, `$5` from how many days on. */
const LATE = `
  select t.id, t.employee_id as "employeeId", s.title, s.industry, t.effective_date::text as "effectiveDate",
    (k.due || 'T00:00:00Z') as since, ($4::date - k.due) as days, k.late
  from talent.transition t ${TO} ${FROM_SEAT}
  cross join lateral (
    select min(one.due) as due, count(*)::int as late from talent.handover_task one
    where one.organization_id = $1 and one.transition_id = t.id and one.done_at is null and one.due < $4::date) k
  where t.organization_id = $1 and t.status = 'in_progress' and ${STEERED} and $4::date - k.due >= $5::float8
  order by k.due, t.id limit ${MOST_OF_A_RULE}`;

/** Moves whose handover stays behind. */
export const handoverLate: Find = async (ctx, { today, threshold }) => {
  const [userId, managesAll] = argsOf(callerOf(ctx));
  const rows = await ctx.db.read<LateHandover>(LATE, [userId, managesAll, today, threshold]);
  const people = await peopleById(
    ctx,
    rows.map(({ employeeId }) => employeeId),
  );
  return rows.map(({ id, employeeId, title, industry, effectiveDate, since, days, late }) => ({
    key: id,
    title: `The handover of ${people(employeeId).name} is late`,
    evidence: [
      `${countText(late, 'task')} of it past their day`,
      `the oldest by ${countText(days, 'day')}`,
      `they move to ${title}`,
    ],
    value: days,
    since,
    dueOn: effectiveDate >= today ? effectiveDate : null,
    people: 1,
    industry,
    link: `/talent/transition?transition=${id}`,
  }));
};
