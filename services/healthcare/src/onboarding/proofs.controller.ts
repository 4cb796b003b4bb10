import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { healthcareProofs } from '@talent-os/contracts/healthcare/onboarding-proofs.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
import { isValid } from '../compliance/attestation.rules.js';
import { attestedBy } from '../compliance/attestations.queries.js';

@Controller()
export class OnboardingProofsController {
  @Handles(healthcareProofs)
  async proofs({ userId }: Input<typeof healthcareProofs>, ctx: Ctx) {
    const today = dayOf(ctx.now);
    const [held, { training }] = await Promise.all([verifiedLicences(ctx, userId, today), attestedBy(ctx, userId)]);
    return { licence: held!.count > 0, hipaa: isValid(training, today) };
  }
}

/** A document alone proves no licence: whoever issued it was asked. */
const verifiedLicences = (ctx: Ctx, userId: string, today: string) =>
  ctx.db.readOne<{ count: number }>(
    `select count(*)::int as count from healthcare.credential
     where organization_id = $1 and user_id = $2 and kind = 'license' and verified_by = 'primary_source'
       and revoked_at is null and expiration_date >= $3::date`,
    [userId, today],
  );
