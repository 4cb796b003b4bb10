import type { Input, Output } from '@talent-os/contracts';
import { planStateKeys } from '@talent-os/contracts/talent/onboarding-states.js';
import type { summarizeOnboarding } from '@talent-os/contracts/talent/onboarding.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { COUNTED, DUE, OPEN, plansWhere, RUNNING } from './plan.sql.js';
import { leaderFor } from './whose.js';

/** Rows each of the two short lists shows. */
const SHOWN = 5;

/** Where onboarding stands, of the plans the caller may see. */
export async function summaryOf(
  ctx: Ctx,
  filter: Input<typeof summarizeOnboarding>,
): Promise<RawJson<Output<typeof summarizeOnboarding>>> {
  const { where, args } = plansWhere(filter, await todayOf(ctx), leaderFor(ctx));
  const counted = planStateKeys.map((state) => `'${state}', count(*) filter (where status = '${state}')`).join(', ');
  return ctx.db.json(
    `with plan as materialized (
       select p.id, p.employee_name, p.status, p.start_date, c.*, n.day, ${RUNNING} as running, ${DUE} as due
       from talent.onboarding_plan p ${COUNTED} where ${where}),
     blocked as materialized (
       select t.id as "taskId", p.id as "planId", t.title, p.employee_name as "employeeName",
         t.blocked_reason as "blockedReason", t.due_on::text as "dueOn",
         coalesce((select json_agg(o.title order by o.position) from talent.onboarding_task o
           where o.organization_id = $1 and o.id = any(t.depends_on) and ${OPEN.replaceAll('t.', 'o.')}), '[]'::json)
           as "waitsFor"
       from plan p join talent.onboarding_task t on t.organization_id = $1 and t.plan_id = p.id
       where p.running and t.status = 'blocked' order by t.due_on, p.employee_name, t.position limit ${SHOWN}),
     due as materialized (
       select id as "planId", employee_name as "employeeName", day, (start_date + day)::text as "dueOn"
       from plan where due order by start_date + day, employee_name limit ${SHOWN})
     select json_build_object(
       'byStatus', (select json_build_object(${counted}) from plan),
       'requiredDone', (select coalesce(sum("requiredDone"), 0) from plan where running),
       'requiredTotal', (select coalesce(sum("requiredTotal"), 0) from plan where running),
       'blocked', (select coalesce(sum(blocked), 0) from plan where running),
       'blockedTasks', (select coalesce(json_agg(b), '[]'::json) from blocked b),
       'checkpointsDue', (select count(*) from plan where due),
       'dueCheckpoints', (select coalesce(json_agg(d), '[]'::json) from due d))::text`,
    args,
  );
}
