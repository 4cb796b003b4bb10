import { clearanceProof } from '@talent-os/contracts/cyber/clearance-proof.js';
import { healthcareProofs } from '@talent-os/contracts/healthcare/onboarding-proofs.js';
import { methodologyProof } from '@talent-os/contracts/sales/newcomers.js';
import { openTaskStates, runningPlanStates, type Proof } from '@talent-os/contracts/talent/onboarding-states.js';
import type { Ctx } from '@talent-os/service-kit';

/** The level of the sales methodology newcomers pass. */
const FIRST_LEVEL = 1;

type ProofRequest = { readonly proof: Proof; readonly employeeId: string };

/** Who is asked for each proof: the service that holds the rows it rests on. */
const askers: Readonly<Record<Proof, (ctx: Ctx, userId: string) => Promise<boolean>>> = {
  licence: async (ctx, userId) => (await ctx.call(healthcareProofs, { userId })).licence,
  hipaa: async (ctx, userId) => (await ctx.call(healthcareProofs, { userId })).hipaa,
  clearance: async (ctx, userId) => (await ctx.call(clearanceProof, { userId })).verified,
  methodology: async (ctx, userId) => (await ctx.call(methodologyProof, { userId, level: FIRST_LEVEL })).passed,
};

/** The tasks that are looked at, by the id they are asked by. */
const those = {
  task: 't.id = $2',
  planOfTask:
    't.plan_id in (select one.plan_id from talent.onboarding_task one where one.organization_id = $1 and one.id = $2)',
  plan: 't.plan_id = $2',
  person: 'p.employee_id = $2',
};

/** Proofs of running plans that nobody has seen yet. */
const missing = (which: keyof typeof those) => `
  select distinct t.proof, p.employee_id as "employeeId"
  from talent.onboarding_task t join talent.onboarding_plan p on p.organization_id = $1 and p.id = t.plan_id
  where t.organization_id = $1 and ${those[which]} and t.proof is not null and t.status = any($3) and p.status = any($4)`;

/**
 * The missing proofs of tasks that are there by now. Asked before their plan is locked: nobody waits for other services
 * then. Throws `DomainError` where a service that holds one is away.
 */
export async function provedFor(ctx: Ctx, which: keyof typeof those, id: string): Promise<ReadonlySet<Proof>> {
  const missingProofs = await ctx.db.read<ProofRequest>(missing(which), [id, openTaskStates, runningPlanStates]);
  const answers = await Promise.all(
    missingProofs.map(async ({ proof, employeeId }) => ((await askers[proof](ctx, employeeId)) ? [proof] : [])),
  );
  return new Set(answers.flat());
}
