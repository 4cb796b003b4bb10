import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { credentialExpired, credentialRevoked } from '@talent-os/contracts/healthcare/credentials.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { releaseUncovered } from './release-uncovered.js';

/** A person who loses a credential loses the shifts ahead that need it. */
@Controller()
export class CredentialLost {
  @Listens(credentialExpired, 'always')
  async expired({ userId, name }: Payload<typeof credentialExpired>, ctx: Ctx): Promise<void> {
    await releaseUncovered(ctx, userId, name);
  }

  @Listens(credentialRevoked, 'always')
  async revoked({ userId, name }: Payload<typeof credentialRevoked>, ctx: Ctx): Promise<void> {
    await releaseUncovered(ctx, userId, name);
  }
}
