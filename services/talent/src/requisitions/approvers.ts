import { industries, roleMay, type Industry } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { teamMembers } from '@talent-os/contracts/identity/teams.js';
import { approvalSteps, approvalStepKeys, type ApprovalStep } from '@talent-os/contracts/talent/requisition-states.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdersOf } from '@talent-os/service-kit/people/holders-of';
import type { Approvers } from './approval.rules.js';
import { managersOf } from './managers.rules.js';

/** Who approves a request of an industry, step by step. */
export async function approversFor(ctx: Ctx, industry: Industry): Promise<Approvers> {
  const found = await Promise.all(
    approvalStepKeys.map(async (step) => [step, await ofStep(ctx, step, industry)] as const),
  );
  return Object.fromEntries(found) as Record<ApprovalStep, string[]>;
}

function ofStep(ctx: Ctx, step: ApprovalStep, industry: Industry): Promise<string[]> {
  const { role, anywhere } = approvalSteps[step];
  return holdersOf(ctx, [role], anywhere ? industries : [industry]);
}

/**
 * Who is asked beside people that have not answered: their managers, as far as they may approve; administrators where
 * there is no such person. The requester never is.
 */
export async function escalationOf(
  ctx: Ctx,
  { industry, requesterId }: { readonly industry: Industry; readonly requesterId: string },
  approverIds: readonly string[],
): Promise<string[]> {
  const { teams } = await ctx.call(teamMembers, {});
  const above = approverIds.flatMap((id) => managersOf(id, teams)).filter((id) => id !== requesterId);
  const fresh = [...new Set(above)].filter((id) => !approverIds.includes(id));
  const { people } = await ctx.call(namePeople, { ids: fresh });
  const able = people.filter(({ role }) => roleMay(role, 'APPROVE_REQUISITIONS')).map(({ id }) => id);
  if (able.length > 0) return able;
  const admins = await ofStep(ctx, 'organization', industry);
  return admins.filter((id) => id !== requesterId && !approverIds.includes(id));
}
