import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { checkIn } from '@talent-os/contracts/productivity/goals.js';
import {
  openTaskStates,
  priorityLabels,
  type Priority,
  type TaskState,
} from '@talent-os/contracts/productivity/task-states.js';
import { moveTask } from '@talent-os/contracts/productivity/tasks.js';
import { instruments } from '@talent-os/contracts/productivity/wellness-instruments.js';
import { checkInWellness } from '@talent-os/contracts/productivity/wellness.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { actionFor, dayText, inboxRow, undoBy, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { texts } from '@talent-os/service-kit/sql/texts';
import { clockIn } from '../clock.js';
import { latestOf, skipsOf } from '../wellness/checkins.queries.js';
import { mineOf } from '../wellness/mine.rules.js';

/** Days ahead in which a task or a check-in is shown. */
const AHEAD_DAYS = 7;

type DueTask = {
  readonly id: string;
  readonly title: string;
  readonly due: Day;
  readonly priority: Priority;
  readonly status: TaskState;
  readonly goal: string | null;
  readonly version: number;
  readonly since: string;
};

const TASKS = `
  select t.id, t.title, t.due::text as due, t.priority, t.status, g.title as goal, t.version, t.created_at as since
  from productivity.task t left join productivity.goal g on g.organization_id = $1 and g.id = t.goal_id and g.owner_id = $2
  where t.organization_id = $1 and t.owner_id = $2 and t.status in (${texts(openTaskStates)}) and t.due <= $3::date + ${AHEAD_DAYS}
  order by t.due, t.id limit ${MOST_OF_A_KIND}`;

/** Tasks of the caller that are due within a week, or were. */
export const tasks: InboxSource = {
  access: moveTask.access,
  rows: async (ctx, { today }) => {
    const rows = await ctx.db.read<DueTask>(TASKS, [ctx.userId, today]);
    return rows.map(({ id, title, due, priority, status, goal, version, since }) =>
      inboxRow('task', {
        id,
        title,
        reason: [
          priority === 'normal' || priority === 'low'
            ? 'Your task'
            : `Your task, ${priorityLabels[priority].toLowerCase()}`,
          `due ${dayText(due)}`,
          goal && `for “${goal}”`,
        ],
        link: `/productivity?task=${id}`,
        since,
        dueOn: due,
        actions: [
          actionFor(
            ctx,
            moveTask,
            'Done',
            { taskId: id, version, status: 'done' },
            { undo: undoBy(moveTask, { taskId: id, status }, ['version']) },
          ),
        ],
      }),
    );
  },
};

type DueGoal = {
  readonly id: string;
  readonly title: string;
  readonly score: number;
  readonly dueOn: Day;
  readonly lastAt: string | null;
  readonly since: string;
};

const GOALS = `
  select g.id, g.title, g.score, g.check_in_due_on::text as "dueOn", g.last_check_in_at as "lastAt",
    coalesce(g.last_check_in_at, g.created_at) as since
  from productivity.goal g
  where g.organization_id = $1 and g.owner_id = $2 and g.status = 'active' and g.check_in_due_on <= $3::date + ${AHEAD_DAYS - 1}
  order by g.check_in_due_on, g.id limit ${MOST_OF_A_KIND}`;

/** Running goals of the caller whose check-in comes due. */
export const goals: InboxSource = {
  access: checkIn.access,
  rows: async (ctx, { today, zone }) => {
    const rows = await ctx.db.read<DueGoal>(GOALS, [ctx.userId, today]);
    const { dayOf } = clockIn(zone, ctx.now);
    return rows.map(({ id, title, score, dueOn, lastAt, since }) =>
      inboxRow('checkIn', {
        id,
        title: `Check in on “${title}”`,
        reason: [
          'Your goal, once a week',
          `${Math.round(score * 100)}% reached`,
          lastAt ? `last on ${dayText(dayOf(lastAt))}` : 'never checked in',
        ],
        link: `/productivity?view=goals&open=${id}`,
        since,
        dueOn,
      }),
    );
  },
};

/** Check-ins with oneself that are asked now: that they are, and nothing of what was answered. Nobody is late with one. */
export const wellness: InboxSource = {
  access: checkInWellness.access,
  rows: async (ctx, { today, zone }) => {
    const [latest, skips] = await Promise.all([latestOf(ctx), skipsOf(ctx)]);
    const due = mineOf(latest, skips, clockIn(zone, ctx.now)).instruments.filter((one) => one.due);
    if (due.length === 0) return [];
    return [
      inboxRow('wellness', {
        id: today,
        title: 'Check in with yourself',
        reason: [
          due.map(({ instrument }) => instruments[instrument].label).join(', '),
          'if you like',
          'private to you',
        ],
        link: '/wellness',
        since: `${today}T00:00:00Z`,
        dueOn: today,
      }),
    ];
  },
};
