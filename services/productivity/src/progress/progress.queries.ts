import type { Output } from '@talent-os/contracts';
import type { getToday } from '@talent-os/contracts/productivity/progress.js';
import { openTaskStates } from '@talent-os/contracts/productivity/task-states.js';
import type { Task } from '@talent-os/contracts/productivity/tasks.js';
import type { Ctx } from '@talent-os/service-kit';
import { lastWeeks, weekOf, type Day } from '@talent-os/service-kit/calendar';
import { clockOf } from '../clock.js';
import { focusEndedSince, minutesOf, shownFocus } from '../focus/focus.queries.js';
import { GOAL, TASK, USUAL } from '../tasks/tasks.queries.js';
import { progressOf, type Run, type Week } from './progress.rules.js';

const MOST_URGENT = 5;
const OPEN = `t.status in (${openTaskStates.map((state) => `'${state}'`).join(', ')})`;

const URGENT = `select ${TASK} from productivity.task t ${GOAL}
  where t.organization_id = $1 and t.owner_id = $2 and ${OPEN} order by ${USUAL}, t.id limit ${MOST_URGENT}`;

const FIGURES = `
  select count(*) filter (where ${OPEN} and t.due < $3::date) as overdue,
    count(*) filter (where ${OPEN} and t.due = $3::date) as "dueToday",
    count(*) filter (where ${OPEN}) as "openTasks",
    count(*) filter (where t.status = 'done' and t.closed_at >= $4) as "tasksDone",
    (select count(*) from productivity.goal g
      where g.organization_id = $1 and g.owner_id = $2 and g.status = 'active' and g.check_in_due_on <= $3::date) as "checkInsDue",
    (select count(*) from productivity.suggestion s
      where s.organization_id = $1 and s.person_id = $2 and s.status = 'new') as suggestions,
    (select avg(g.score) from productivity.goal g
      where g.organization_id = $1 and g.owner_id = $2 and g.status = 'active') as "goalScore"
  from productivity.task t where t.organization_id = $1 and t.owner_id = $2`;

type Today = Output<typeof getToday>;

/** What the caller's day looks like. */
export async function todayOf(ctx: Ctx): Promise<Today> {
  const { today, startOf } = await clockOf(ctx);
  const monday = startOf(weekOf(today));
  const [tasks, [figures], week] = await Promise.all([
    ctx.db.read<Task>(URGENT, [ctx.userId]),
    ctx.db.read<Omit<Today, 'tasks' | 'focusMinutes'>>(FIGURES, [ctx.userId, today, monday]),
    focusEndedSince(ctx, monday),
  ]);
  return { tasks, ...figures!, focusMinutes: minutesOf(week) };
}

const DONE = `select closed_at as at from productivity.task
  where organization_id = $1 and owner_id = $2 and status = 'done' and closed_at >= $3`;

/** A goal counts from the day it was written down: weeks that are over keep what they came to. */
const RUNS = `
  select greatest(g.period_start, (g.created_at at time zone $4)::date) as "periodStart", g.period_end as "periodEnd", coalesce((
    select json_agg(json_build_object('day', (c.created_at at time zone $4)::date, 'score', c.score) order by c.created_at, c.id)
    from productivity.goal_check_in c where c.organization_id = $1 and c.goal_id = g.id), '[]'::json) as scores
  from productivity.goal g
  where g.organization_id = $1 and g.owner_id = $2 and g.status <> 'draft' and g.period_end >= $3::date`;

/** The caller's last weeks, this one last. */
export async function weeksOf(ctx: Ctx, count: number): Promise<Week[]> {
  const { timezone, today, dayOf, startOf } = await clockOf(ctx);
  const weeks = lastWeeks(today, count);
  const first: Day = weeks[0]!;
  const since = startOf(first);
  const [focus, done, goals] = await Promise.all([
    focusEndedSince(ctx, since),
    ctx.db.read<{ at: string }>(DONE, [ctx.userId, since]),
    ctx.db.read<Run>(RUNS, [ctx.userId, first, timezone]),
  ]);
  return progressOf(
    weeks,
    focus.map((session) => ({ day: dayOf(session.startedAt), minutes: shownFocus(session).minutes })),
    done.map(({ at }) => dayOf(at)),
    goals,
  );
}
