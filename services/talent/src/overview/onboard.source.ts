import { listOnboarding } from '@talent-os/contracts/talent/onboarding.js';
import { taskCategories, type TaskCategory } from '@talent-os/contracts/talent/onboarding-states.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { OPEN, RUNNING } from '../onboarding/plan.sql.js';
import { leaderFor } from '../onboarding/whose.js';
import { lateAt } from './overview.rules.js';
import type { Source } from './source.js';

type Task = { readonly category: TaskCategory; readonly dueOn: Day };

/** Newcomers the caller runs or leads: how many, and which of their tasks stay open too long. */
export const onboardSource: Source = {
  access: listOnboarding.access,
  stand: async (ctx, today) => {
    const leader = leaderFor(ctx) ?? null;
    const scope = `p.organization_id = $1 and ${RUNNING} and ($2::uuid is null or p.manager_id = $2)`;
    const [[plans], tasks] = await Promise.all([
      ctx.db.read<{ count: number }>(`select count(*)::int as count from talent.onboarding_plan p where ${scope}`, [
        leader,
      ]),
      ctx.db.read<Task>(
        `select t.category, t.due_on::text as "dueOn" from talent.onboarding_task t
         join talent.onboarding_plan p on p.organization_id = $1 and p.id = t.plan_id
         where t.organization_id = $1 and ${OPEN} and t.due_on <= $3::date + 7 and ${scope}`,
        [leader, today],
      ),
    ]);
    return {
      count: plans!.count,
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
