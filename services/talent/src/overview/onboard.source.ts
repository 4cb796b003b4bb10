import { listOnboarding } from '@talent-os/contracts/talent/onboarding.js';
import { taskCategories, type TaskCategory } from '@talent-os/contracts/talent/onboarding-states.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { COUNTED, DUE, OPEN, RUNNING } from '../onboarding/plan.sql.js';
import { leaderFor } from '../onboarding/whose.js';
import { lateAt } from './overview.rules.js';
import type { Owed, Source } from './source.js';

type Plan = {
  readonly id: string;
  readonly employeeId: string;
  readonly title: string;
  readonly dueOn: Day | null;
  readonly theirs: boolean;
};
type Task = { readonly category: TaskCategory; readonly dueOn: Day };

/** Newcomers the caller runs or leads: which checkpoints are due, and which tasks stay open too long. */
export const onboardSource: Source = {
  access: listOnboarding.access,
  stand: async (ctx, today) => {
    const leader = leaderFor(ctx) ?? null;
    const scope = `p.organization_id = $1 and ${RUNNING} and ($3::uuid is null or p.manager_id = $3)`;
    const [plans, tasks] = await Promise.all([
      ctx.db.read<Plan>(
        `select p.id, p.employee_id as "employeeId", p.title, p.manager_id = $4 as theirs,
           case when ${DUE} then (p.start_date + n.day)::text end as "dueOn"
         from talent.onboarding_plan p ${COUNTED} where ${scope}`,
        [today, leader, ctx.userId],
      ),
      ctx.db.read<Task>(
        `select t.category, t.due_on::text as "dueOn" from talent.onboarding_task t
         join talent.onboarding_plan p on p.organization_id = $1 and p.id = t.plan_id
         where t.organization_id = $1 and ${OPEN} and t.due_on <= $2::date + 7 and ${scope}`,
        [today, leader],
      ),
    ]);
    return {
      count: plans.length,
      owed: plans
        .filter(({ dueOn, theirs }) => dueOn !== null && theirs)
        .map(({ id, employeeId, title, dueOn }) => ({ kind: 'checkpoint', id, title, personId: employeeId, dueOn })),
      late: lateAt(
        tasks.map(({ category, dueOn }) => ({
          step: category,
          title: `Onboarding tasks: ${taskCategories[category]}`,
          dueOn,
        })),
        today,
      ),
    };
  },
};

/** Tasks of the caller in the onboarding of others that can be done now. */
export const tasksOwed = async (ctx: Ctx): Promise<Owed[]> =>
  (
    await ctx.db.read<Omit<Owed, 'kind'>>(
      `select p.id, t.title, p.employee_id as "personId", t.due_on::text as "dueOn" from talent.onboarding_task t
       join talent.onboarding_plan p on p.organization_id = $1 and p.id = t.plan_id and ${RUNNING}
       where t.organization_id = $1 and t.owner_id = $2 and t.status in ('todo', 'in_progress') and t.proof is null
       order by t.due_on, t.id`,
      [ctx.userId],
    )
  ).map((row) => ({ ...row, kind: 'task' }));
