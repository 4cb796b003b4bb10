import { FOCUS } from '@talent-os/contracts/productivity/focus.js';
import { openTaskStates } from '@talent-os/contracts/productivity/task-states.js';
import type { Output } from '@talent-os/contracts';
import type { getWorkload } from '@talent-os/contracts/productivity/wellness-team.js';
import type { WorkloadFact } from '@talent-os/contracts/productivity/workload-facts.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { addDays, daysBefore, weekOf, type Day } from '@talent-os/service-kit/calendar';
import type { Clock } from '../clock.js';
import type { Tally } from './tallies.queries.js';

type Fact = Output<typeof getWorkload>['facts'][number];

const OPEN = `t.status in (${openTaskStates.map((state) => `'${state}'`).join(', ')})`;
const MINUTES = 'floor(extract(epoch from s.ended_at - s.started_at) / 60)::int';
/** Who has timed no focus for so many days does not use the timer: for them there is no such fact. */
const USES_TIMER_DAYS = 84;

const FOCUS_OF = `
  select coalesce(sum(${MINUTES}) filter (where s.started_at >= $3), 0) as value,
    coalesce(sum(${MINUTES}) filter (where s.started_at >= $4 and s.started_at < $3), 0) as before
  from productivity.productivity_session s
  where s.organization_id = $1 and s.person_id = $2 and s.session_type = '${FOCUS}' and s.ended_at is not null
    and s.started_at >= $5
  having count(*) > 0`;

const TASKS_OF = `
  select count(*) filter (where ${OPEN} and t.due < $5::date) as overdue,
    count(*) filter (where t.status = 'done' and t.closed_at >= $3) as done,
    count(*) filter (where t.status = 'done' and t.closed_at >= $4 and t.closed_at < $3) as before
  from productivity.task t where t.organization_id = $1 and t.owner_id = $2
  having count(*) > 0`;

/** The caller's week in figures. Who has no rows of a kind has no fact of it. */
export async function workloadOf(ctx: Ctx, { today, startOf }: Clock): Promise<Fact[]> {
  const monday = weekOf(today);
  const [begins, before] = [startOf(monday), startOf(addDays(monday, -7))];
  const [[focus], [tasks]] = await Promise.all([
    ctx.db.read<{ value: number; before: number }>(FOCUS_OF, [
      ctx.userId,
      begins,
      before,
      daysBefore(begins, USES_TIMER_DAYS),
    ]),
    ctx.db.read<{ overdue: number; done: number; before: number }>(TASKS_OF, [ctx.userId, begins, before, today]),
  ]);
  return [
    ...(focus ? [{ fact: 'focusMinutes' as const, ...focus }] : []),
    ...(tasks ? [{ fact: 'overdueTasks' as const, value: tasks.overdue, before: null }] : []),
    ...(tasks ? [{ fact: 'tasksDone' as const, value: tasks.done, before: tasks.before }] : []),
  ];
}

/** `$2` and `$3` say who is in which group; `$4` and `$5` are the week's first day and the one after it, `$6` and `$7` when they begin. */
const WEEK = `
  with member as (select * from unnest($2::uuid[], $3::uuid[]) as m (group_id, user_id)),
  focus as (
    select m.group_id, m.user_id, coalesce(sum(${MINUTES}) filter (where s.started_at >= $6), 0) as value
    from member m join productivity.productivity_session s on s.organization_id = $1 and s.person_id = m.user_id
      and s.session_type = '${FOCUS}' and s.ended_at is not null
      and s.started_at >= $8 and s.started_at < $7
    group by 1, 2),
  tasks as (
    select m.group_id, m.user_id,
      count(*) filter (where t.due < $5::date and (t.closed_at is null or t.closed_at >= $7)) as overdue,
      count(*) filter (where t.status = 'done' and t.closed_at >= $6 and t.closed_at < $7) as done
    from member m join productivity.task t on t.organization_id = $1 and t.owner_id = m.user_id and t.created_at < $7
    group by 1, 2),
  facts as (
    select group_id, 'focusMinutes' as measure, value from focus
    union all select group_id, 'overdueTasks', overdue from tasks
    union all select group_id, 'tasksDone', done from tasks)
  select g.group_id as "groupId", measures.measure, $4::date as "periodStart",
    count(facts.value)::int as people, coalesce(sum(facts.value), 0)::double precision as total
  from (select distinct group_id from member) g
  cross join unnest($9::text[]) as measures (measure)
  left join facts on facts.group_id = g.group_id and facts.measure = measures.measure
  group by 1, 2`;

/** The facts of a group. */
export const groupFacts = ['focusMinutes', 'overdueTasks', 'tasksDone'] as const satisfies readonly WorkloadFact[];

/** What a week asked of groups, each with a row for every fact. */
export const weekOfGroups = (
  db: Reader,
  members: readonly { readonly groupId: string; readonly userId: string }[],
  monday: Day,
  { startOf }: Clock,
) => {
  const after = addDays(monday, 7);
  const [begins, ends] = [startOf(monday), startOf(after)];
  return db.read<Tally>(WEEK, [
    members.map(({ groupId }) => groupId),
    members.map(({ userId }) => userId),
    monday,
    after,
    begins,
    ends,
    daysBefore(ends, USES_TIMER_DAYS),
    groupFacts,
  ]);
};
