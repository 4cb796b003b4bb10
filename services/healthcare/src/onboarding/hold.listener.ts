import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { onboardingAwaits } from '@talent-os/contracts/talent/onboarding-events.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { shiftProofs } from './proofs.queries.js';

const KEEP = `
  insert into healthcare.onboarding_hold (id, organization_id, user_id, proofs, plan_version, created_at, updated_at)
  values ($2, $1, $3, $4, $5, $6, $6)
  on conflict (id) do update set proofs = excluded.proofs, plan_version = excluded.plan_version,
    updated_at = excluded.updated_at, version = onboarding_hold.version + 1
  where onboarding_hold.plan_version < excluded.plan_version`;

/** Keeps whom onboarding holds back from their first shift, and for what. */
@Controller()
export class OnboardingHolds {
  @Listens(onboardingAwaits, 'always')
  async hold({ planId, employeeId, proofs, version }: Payload<typeof onboardingAwaits>, ctx: Ctx): Promise<void> {
    const ours = proofs.filter((proof) => shiftProofs.includes(proof));
    await ctx.db.write((tx) => tx.execute(KEEP, [planId, employeeId, ours, version, ctx.now]));
  }
}
