import { industries, roles, roleTable } from '@talent-os/contracts';
import { teamMembers } from '@talent-os/contracts/identity/teams.js';
import type { WorkflowStep, WorkflowTrigger } from '@talent-os/contracts/talent/workflow-shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdersOf } from '@talent-os/service-kit/people/holders-of';
import { holdersIn, mayApprove, type RoleStep } from './approvers.js';
import type { Approvers } from './chain.rules.js';

/** People whose rights another service tells at a time. */
const RIGHTS_AT_ONCE = 50;

/** Whom steps could ask at all, anywhere in the organization: before anybody knows who will ask for what. */
export async function eligibleFor(
  ctx: Ctx,
  steps: readonly WorkflowStep[],
  trigger: WorkflowTrigger,
): Promise<Approvers> {
  const asked = new Set(steps.map(({ approver }) => approver));
  const asksManager = (['manager', 'receiving', 'current'] as const).some((step) => asked.has(step));
  const [department, hr, organization, manager, person] = await Promise.all([
    ...(['department', 'hr', 'organization'] as const).map((step) => (asked.has(step) ? everyHolder(ctx, step) : [])),
    asksManager ? managersOf[trigger](ctx) : [],
    mayApprove(
      ctx,
      steps.flatMap(({ personId, delegateId }) => [personId, delegateId]),
      trigger,
    ),
  ]);
  return { department, hr, organization, manager, receiving: manager, current: manager, person } as Approvers;
}

const everyHolder = (ctx: Ctx, step: RoleStep) => holdersIn(ctx, step, industries);

/** Who leads a team and may approve: one who does is enough. */
async function managers(ctx: Ctx): Promise<string[]> {
  const { teams } = await ctx.call(teamMembers, {});
  const leads = [...new Set(teams.map(({ leadId }) => leadId))];
  for (let from = 0; from < leads.length; from += RIGHTS_AT_ONCE) {
    const able = await mayApprove(ctx, leads.slice(from, from + RIGHTS_AT_ONCE), 'requisition');
    if (able.length > 0) return able;
  }
  return [];
}

/** Roles whose people hire. */
const hiring = roles.filter((role) => roleTable[role].audiences.includes('manager'));

/** Whoever could be a step's manager: who leads a team, or of an offer or a move, who owns seats. */
const managersOf: Readonly<Record<WorkflowTrigger, (ctx: Ctx) => Promise<string[]>>> = {
  requisition: managers,
  offer: (ctx) => holdersOf(ctx, hiring, industries),
  transition: (ctx) => holdersOf(ctx, hiring, industries),
};
