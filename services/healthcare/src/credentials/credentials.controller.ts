import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { myCredentials } from '@talent-os/contracts/healthcare/credentials.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { dayOf } from '../calendar.js';
import { isCompliant } from '../compliance/attestation.rules.js';
import { attestedBy } from '../compliance/attestations.queries.js';
import { isValid, statusOf } from './credential.rules.js';
import { credentialsOf } from './credentials.queries.js';

@Controller()
export class CredentialsController {
  @Handles(myCredentials)
  async mine(_input: Input<typeof myCredentials>, ctx: Ctx) {
    const today = dayOf(ctx.now);
    const [held, attested] = await Promise.all([credentialsOf(ctx, ctx.userId), attestedBy(ctx, ctx.userId)]);
    const certifications = held.map(({ name, issuer, expirationDate, ...facts }) => ({
      name,
      issuer,
      expirationDate,
      status: statusOf({ ...facts, expirationDate }, today),
    }));
    return {
      activeCertifications: certifications.filter(({ status }) => isValid(status)).length,
      expiringSoon: certifications.filter(({ status }) => status === 'expiring').length,
      hipaaCompliant: isCompliant(attested, today),
      certifications,
    };
  }
}
