import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { leads } from '@talent-os/contracts/talent/onboarding.js';
import { changeOnboardingTask } from '@talent-os/contracts/talent/onboarding-changes.js';
import { checkpointDays, type TaskState } from '@talent-os/contracts/talent/onboarding-states.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { actionFor, dayText, inboxRow, undoBy, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { RUNNING } from '../onboarding/plan.sql.js';

type Step = {
  readonly id: string;
  readonly title: string;
  readonly employeeId: string;
  readonly employeeName: string;
  readonly status: Extract<TaskState, 'todo' | 'in_progress'>;
  readonly startDate: Day;
  readonly since: string;
  readonly dueOn: Day;
};

/** Days ahead in which a step is shown. */
const AHEAD_DAYS = 7;

const STEPS = `
  select t.id, t.title, p.employee_id as "employeeId", p.employee_name as "employeeName", t.status,
    p.start_date::text as "startDate", t.created_at as since, t.due_on::text as "dueOn"
  from talent.onboarding_task t
  join talent.onboarding_plan p on p.organization_id = $1 and p.id = t.plan_id and ${RUNNING}
  where t.organization_id = $1 and t.owner_id = $2 and t.status in ('todo', 'in_progress') and t.proof is null
    and t.due_on <= $3::date + ${AHEAD_DAYS}
  order by t.due_on, t.id limit ${MOST_OF_A_KIND}`;

/** Steps of the caller in anybody's onboarding that can be done now. */
export const onboardingSteps: InboxSource = {
  access: changeOnboardingTask.access,
  rows: async (ctx, { today }) => {
    const rows = await ctx.db.read<Step>(STEPS, [ctx.userId, today]);
    return rows.map(({ id, title, employeeId, employeeName, status, startDate, since, dueOn }) =>
      inboxRow('onboardingTask', {
        id,
        title,
        reason: [
          employeeId === ctx.userId ? 'Your own onboarding' : `Onboarding of ${employeeName}`,
          `${startDate < today ? 'started' : 'starts'} ${dayText(startDate)}`,
          `due ${dayText(dueOn)}`,
        ],
        link: '/talent/onboard?show=tasks',
        since,
        dueOn,
        actions: [
          actionFor(
            ctx,
            changeOnboardingTask,
            'Done',
            { onboardingTaskId: id, status: 'done' },
            { undo: undoBy(changeOnboardingTask, { onboardingTaskId: id, status }) },
          ),
        ],
      }),
    );
  },
};

type Newcomer = {
  readonly id: string;
  readonly employeeName: string;
  readonly title: string;
  readonly startDate: Day;
  readonly day: number;
  readonly dueOn: Day;
};

const CHECKPOINTS = `
  select p.id, p.employee_name as "employeeName", p.title, p.start_date::text as "startDate", n.day,
    (p.start_date + n.day)::text as "dueOn"
  from talent.onboarding_plan p cross join lateral (
    select min(day) as day from unnest(array[${checkpointDays.join(', ')}]) as day
    where not p.checkpoints @> jsonb_build_array(jsonb_build_object('day', day))) n
  where p.organization_id = $1 and p.manager_id = $2 and p.status = 'active' and p.start_date + n.day <= $3::date + ${AHEAD_DAYS}
  order by p.start_date + n.day, p.id limit ${MOST_OF_A_KIND}`;

/** Checkpoints with newcomers the caller leads. */
export const checkpoints: InboxSource = {
  access: leads,
  rows: async (ctx, { today }) => {
    const rows = await ctx.db.read<Newcomer>(CHECKPOINTS, [ctx.userId, today]);
    return rows.map(({ id, employeeName, title, startDate, day, dueOn }) =>
      inboxRow('checkpoint', {
        id: `${id}:${day}`,
        title: `Look back on ${employeeName}’s first ${day} days`,
        reason: [title, `started ${dayText(startDate)}`, 'you lead them'],
        link: `/talent/onboard?plan=${id}`,
        since: `${startDate}T00:00:00Z`,
        dueOn,
      }),
    );
  },
};
