import type { Industry } from '@talent-os/contracts';
import { awaitedStatuses } from '@talent-os/contracts/talent/requisition-states.js';
import type { WorkflowState, WorkflowStep, WorkflowTrigger } from '@talent-os/contracts/talent/workflow-shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { texts } from '@talent-os/service-kit/sql/texts';

/** Versions that are shown at most. */
const SHOWN = 100;
const VERSIONS = `
  select trigger, number, state, steps, author_id as "authorId", created_at as "createdAt",
    activated_at as "activatedAt", version
  from talent.approval_workflow where organization_id = $1 order by trigger, number desc limit ${SHOWN}`;

export type VersionRow = {
  readonly trigger: WorkflowTrigger;
  readonly number: number;
  readonly state: WorkflowState;
  readonly steps: readonly WorkflowStep[];
  readonly authorId: string | null;
  readonly createdAt: string | null;
  readonly activatedAt: string | null;
  readonly version: number;
};

/** Versions the organization wrote, newest first. */
export const writtenVersions = (ctx: Ctx): Promise<VersionRow[]> => ctx.db.read<VersionRow>(VERSIONS);

/** What waits now at the steps of every version: requests that are not over, by the step that waits; of moves, all that do. */
const WAITING = `cross join lateral (
    select one from jsonb_array_elements(r.approvals) one where one ->> 'decision' is null limit 1) step`;
const COUNTED = `(step.one ->> 'place')::int as place, count(*)::int as waiting,
    count(*) filter (where (step.one ->> 'dueAt')::timestamptz < $2)::int as late`;
const LOADS = `
  select 'requisition' as trigger, r.workflow_number as number, ${COUNTED}
  from talent.requisition r ${WAITING}
  where r.organization_id = $1 and r.workflow_number is not null and r.status in (${texts(awaitedStatuses)})
    and step.one ->> 'dueAt' is not null
  group by 2, 3
  union all
  select 'offer' as trigger, r.workflow_number as number, ${COUNTED}
  from talent.offer r ${WAITING}
  where r.organization_id = $1 and r.workflow_number is not null and r.status = 'in_approval'
  group by 2, 3
  union all
  select 'transition' as trigger, r.workflow_number as number, ${COUNTED}
  from talent.transition r cross join lateral (
    select one from jsonb_array_elements(r.approvals) one where one ->> 'decision' = 'pending') step
  where r.organization_id = $1 and r.workflow_number is not null and r.status = 'in_review'
  group by 2, 3`;

export type Load = {
  readonly trigger: WorkflowTrigger;
  readonly number: number;
  readonly place: number;
  readonly waiting: number;
  readonly late: number;
};
export const loadsNow = (ctx: Ctx): Promise<Load[]> => ctx.db.read<Load>(LOADS, [ctx.now]);

/** Teams of the organization: those that have seats, or a band. */
const TEAMS = `
  select p.industry, p.department from talent.position p where p.organization_id = $1 and p.status <> 'closed'
  union select b.industry, b.department from talent.salary_band b where b.organization_id = $1
  order by department, industry`;

export type Team = { readonly industry: Industry; readonly department: string };
export const teamsHere = (ctx: Ctx): Promise<Team[]> => ctx.db.read<Team>(TEAMS);
