import type { Input } from '@talent-os/contracts';
import type { exportOnboarding } from '@talent-os/contracts/talent/onboarding.js';
import {
  checkpointDays,
  openTaskStates,
  planStateKeys,
  runningPlanStates,
} from '@talent-os/contracts/talent/onboarding-states.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';

const texts = (list: readonly string[]) => list.map((one) => `'${one}'`).join(', ');

export const RUNNING = `p.status in (${texts(runningPlanStates)})`;
export const OPEN = `t.status in (${texts(openTaskStates)})`;

/** A plan as the contract shows it. `$2` is the day it is in the organization. */
export const PLAN = `
  p.id, p.employee_id as "employeeId", p.employee_name as "employeeName", p.title, p.department, p.industry, p.status,
  p.start_date::text as "startDate", c."requiredDone", c."requiredTotal", c.blocked, c.overdue, n.next as "nextCheckpoint",
  p.version`;

const TASKS = `
  cross join lateral (
    select (count(*) filter (where t.required and not ${OPEN}))::int as "requiredDone",
      (count(*) filter (where t.required))::int as "requiredTotal",
      (count(*) filter (where t.status = 'blocked' and ${RUNNING}))::int as blocked,
      (count(*) filter (where ${OPEN} and t.due_on < $2::date and ${RUNNING}))::int as overdue
    from talent.onboarding_task t where t.organization_id = $1 and t.plan_id = p.id) c`;
const CHECKPOINT = `
  cross join lateral (
    select min(day) as day, case when min(day) is null or not ${RUNNING} then null
      else json_build_object('day', min(day), 'dueOn', (p.start_date + min(day))::text) end as next
    from unnest(array[${checkpointDays.join(', ')}]) as day
    where not p.checkpoints @> jsonb_build_array(jsonb_build_object('day', day))) n`;

/** What is counted of a plan's tasks, `c`, and its next checkpoint, `n`. */
export const COUNTED = `${TASKS} ${CHECKPOINT}`;

/** Both by the alias they make. */
export const JOINS = { c: TASKS, n: CHECKPOINT };

/** A checkpoint whose day has come. */
export const DUE = `(p.status = 'active' and n.day is not null and p.start_date + n.day <= $2::date)`;

export const SORTABLE = {
  employeeName: 'p.employee_name',
  title: 'p.title',
  startDate: 'p.start_date',
  status: `array_position(array[${texts(planStateKeys)}], p.status)`,
  progress: 'c."requiredDone"::numeric / greatest(c."requiredTotal", 1)',
  blocked: 'c.blocked',
};
export const USUAL = `${RUNNING} desc, p.start_date desc`;

/** Plans that match a filter; of one manager where one is given. */
export const plansWhere = (
  filter: Omit<Input<typeof exportOnboarding>, 'skip'>,
  today: Day,
  managerId: string | undefined,
) =>
  new Filters('p.organization_id = $1', today)
    .and((value) => `p.manager_id = ${value}`, managerId)
    .and((value) => `p.status = ${value}`, filter.status)
    .and((value) => `p.industry = ${value}`, filter.industry)
    .andWhether(RUNNING, filter.running)
    .andWhether('c.blocked > 0', filter.blocked)
    .andWhether('c.overdue > 0', filter.overdue)
    .andWhether(DUE, filter.due)
    .search(holdingWords('talent', 'p.employee_name', 'p.title', 'p.department'), containingWords(filter.search));
