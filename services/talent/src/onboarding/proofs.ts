import { clearanceProof } from '@talent-os/contracts/cyber/clearance-proof.js';
import { healthcareProofs } from '@talent-os/contracts/healthcare/onboarding-proofs.js';
import { methodologyProof } from '@talent-os/contracts/sales/newcomers.js';
import type { Proof } from '@talent-os/contracts/talent/onboarding-states.js';
import type { Ctx } from '@talent-os/service-kit';

/** The level of the sales methodology newcomers pass. */
const FIRST_LEVEL = 1;

/** Who is asked for each proof: the service that holds the rows it rests on. */
const askers: Readonly<Record<Proof, (ctx: Ctx, userId: string) => Promise<boolean>>> = {
  licence: async (ctx, userId) => (await ctx.call(healthcareProofs, { userId })).licence,
  hipaa: async (ctx, userId) => (await ctx.call(healthcareProofs, { userId })).hipaa,
  clearance: async (ctx, userId) => (await ctx.call(clearanceProof, { userId })).verified,
  methodology: async (ctx, userId) => (await ctx.call(methodologyProof, { userId, level: FIRST_LEVEL })).passed,
};

/** The proofs among these that are there for a person. Throws `DomainError` where a service that holds one is away. */
export async function provedOf(ctx: Ctx, userId: string, wanted: readonly Proof[]): Promise<ReadonlySet<Proof>> {
  const answers = await Promise.all(wanted.map(async (proof) => ((await askers[proof](ctx, userId)) ? [proof] : [])));
  return new Set(answers.flat());
}
