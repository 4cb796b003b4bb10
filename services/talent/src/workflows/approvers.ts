import { abilityFor, admits, industries, type Industry } from '@talent-os/contracts';
import { colleagueRights } from '@talent-os/contracts/identity/directory.js';
import { managerOf } from '@talent-os/contracts/identity/teams.js';
import { approvalRoles } from '@talent-os/contracts/talent/requisition-states.js';
import { decideRequisition } from '@talent-os/contracts/talent/requisitions.js';
import type { WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdersOf } from '@talent-os/service-kit/people/holders-of';
import type { Approvers } from './chain.rules.js';

export type RoleStep = keyof typeof approvalRoles;
const roleSteps = Object.keys(approvalRoles) as RoleStep[];
/** Administrators stand in for every step. */
const isAsked = (step: RoleStep, steps: readonly WorkflowStep[]) =>
  step === 'organization' || steps.some(({ approver }) => approver === step);

type Request = { readonly industry: Industry; readonly requesterId: string };

/** Who approves a request by the steps of a workflow. */
export async function approversFor(
  ctx: Ctx,
  { industry, requesterId }: Request,
  steps: readonly WorkflowStep[],
): Promise<Approvers> {
  const named = steps.flatMap(({ personId, delegateId }) => [personId, delegateId]);
  const [manager, ...held] = await Promise.all([
    steps.some(({ approver }) => approver === 'manager') ? managerFor(ctx, requesterId) : null,
    ...roleSteps.map(async (step) =>
      isAsked(step, steps) ? ([step, await holdersIn(ctx, step, [industry])] as const) : ([step, []] as const),
    ),
  ]);
  const able = await mayApprove(ctx, [...named, manager]);
  return { ...Object.fromEntries(held), manager: able.filter((id) => id === manager), person: able };
}

const managerFor = async (ctx: Ctx, userId: string) => (await ctx.call(managerOf, { userId })).managerId;

/** Who holds the role of a step in these industries; administrators anywhere. */
export function holdersIn(ctx: Ctx, step: RoleStep, among: readonly Industry[]): Promise<string[]> {
  const { role, anywhere } = approvalRoles[step];
  return holdersOf(ctx, [role], anywhere ? industries : among);
}

/** Those of these people who are active and may approve requests by one of their roles. */
export async function mayApprove(ctx: Ctx, everybody: readonly (string | null)[]): Promise<string[]> {
  const ids = [...new Set(everybody)].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const { people } = await ctx.call(colleagueRights, { ids, leadsOf: ids[0]! });
  return people
    .filter(({ principals }) => principals.some((one) => admits(abilityFor(one), decideRequisition.access)))
    .map(({ id }) => id);
}
