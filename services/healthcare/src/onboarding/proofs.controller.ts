import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { healthcareProofs } from '@talent-os/contracts/healthcare/onboarding-proofs.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { hasLicence, hasTraining } from './proofs.queries.js';

const PROOFS = `select ${hasLicence('$2', '$3')} as licence, ${hasTraining('$2', '$3')} as hipaa`;

@Controller()
export class OnboardingProofsController {
  @Handles(healthcareProofs)
  async proofs({ userId }: Input<typeof healthcareProofs>, ctx: Ctx) {
    return (await ctx.db.readOne<Output<typeof healthcareProofs>>(PROOFS, [userId, await todayOf(ctx)]))!;
  }
}
