import { abilityFor, admits, industries, scopeOf, type AppAbility, type Industry } from '@talent-os/contracts';
import { colleagueRights } from '@talent-os/contracts/identity/directory.js';
import { managerOf } from '@talent-os/contracts/identity/teams.js';
import { approvalRoles } from '@talent-os/contracts/talent/requisition-states.js';
import { decideRequisition } from '@talent-os/contracts/talent/requisitions.js';
import { decideOffer } from '@talent-os/contracts/talent/offers.js';
import { decideTransition } from '@talent-os/contracts/talent/transition-changes.js';
import type { WorkflowStep, WorkflowTrigger } from '@talent-os/contracts/talent/workflow-shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdersOf } from '@talent-os/service-kit/people/holders-of';
import type { Approvers } from './chain.rules.js';

export type RoleStep = keyof typeof approvalRoles;
const roleSteps = Object.keys(approvalRoles) as RoleStep[];
/** Administrators stand in for every step. */
const isAsked = (step: RoleStep, steps: readonly WorkflowStep[]) =>
  step === 'organization' || steps.some(({ approver }) => approver === step);

type Request = {
  readonly industry: Industry;
  readonly requesterId: string;
  /** Who hires for the seat of an offer: they are its manager. Absent where the manager of who asks is. */
  readonly hiringManagerId?: string;
};

/** Who approves a request, or an offer, by the steps of a workflow. */
export async function approversFor(
  ctx: Ctx,
  { industry, requesterId, hiringManagerId }: Request,
  steps: readonly WorkflowStep[],
): Promise<Approvers> {
  const trigger = hiringManagerId ? ('offer' as const) : ('requisition' as const);
  const named = namedIn(steps);
  const asksManager = steps.some(({ approver }) => approver === 'manager');
  const [manager, held] = await Promise.all([
    asksManager ? (hiringManagerId ?? managerFor(ctx, requesterId)) : null,
    heldIn(ctx, industry, steps),
  ]);
  const allowed = await mayApprove(ctx, hiringManagerId ? named : [...named, manager], trigger);
  // Whoever owns a seat decides about its offers.
  const managers = hiringManagerId && manager ? [manager] : allowed.filter((id) => id === manager);
  return { ...held, manager: managers, person: allowed };
}

/** Who approves a move beside the managers of its seats, by the steps of a workflow. */
export async function approversOfMove(
  ctx: Ctx,
  industry: Industry,
  steps: readonly WorkflowStep[],
): Promise<Approvers> {
  const [person, held] = await Promise.all([
    mayApprove(ctx, namedIn(steps), 'transition'),
    heldIn(ctx, industry, steps),
  ]);
  return { ...held, person };
}

/** Whom the steps of a workflow name, themselves or as a stand-in. */
const namedIn = (steps: readonly WorkflowStep[]) => steps.flatMap(({ personId, delegateId }) => [personId, delegateId]);

/** Who holds the roles the steps of a workflow ask, by role. */
async function heldIn(ctx: Ctx, industry: Industry, steps: readonly WorkflowStep[]): Promise<Approvers> {
  const held = await Promise.all(
    roleSteps.map(async (step) => [step, isAsked(step, steps) ? await holdersIn(ctx, step, [industry]) : []] as const),
  );
  return Object.fromEntries(held);
}

const managerFor = async (ctx: Ctx, userId: string) => (await ctx.call(managerOf, { userId })).managerId;

/** Who holds the role of a step in these industries; administrators anywhere. */
export function holdersIn(ctx: Ctx, step: RoleStep, among: readonly Industry[]): Promise<string[]> {
  const { role, anywhere } = approvalRoles[step];
  return holdersOf(ctx, [role], anywhere ? industries : among);
}

/** Who may be named for a step: of an offer, people who see those of every seat; of a move, whoever works here. */
const able: Readonly<Record<WorkflowTrigger, (ability: AppAbility) => boolean>> = {
  requisition: (ability) => admits(ability, decideRequisition.access),
  offer: (ability) => admits(ability, decideOffer.access) && scopeOf(ability, 'Requisition') === 'organization',
  transition: (ability) => admits(ability, decideTransition.access),
};

/** Those of these people who are active and may approve by one of their roles. */
export async function mayApprove(
  ctx: Ctx,
  everybody: readonly (string | null)[],
  trigger: WorkflowTrigger,
): Promise<string[]> {
  const ids = [...new Set(everybody)].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const { people } = await ctx.call(colleagueRights, { ids, leadsOf: ids[0]! });
  return people
    .filter(({ principals }) => principals.some((one) => able[trigger](abilityFor(one))))
    .map(({ id }) => id);
}
