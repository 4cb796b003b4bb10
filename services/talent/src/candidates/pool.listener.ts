import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { candidateRegistered } from '@talent-os/contracts/identity/sign-in-events.js';
import {
  applicationRejected,
  applicationRestored,
  applicationStarted,
  applicationWithdrawn,
} from '@talent-os/contracts/talent/application-events.js';
import { applicationHired } from '@talent-os/contracts/talent/applications.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { keepCandidate } from './keep-candidate.js';

/** Keeps the record of whoever registers or applies, and where it stands by what became of it. */
@Controller()
export class PoolListener {
  @Listens(candidateRegistered, 'always')
  keepRegistered({ userId }: Payload<typeof candidateRegistered>, ctx: Ctx): Promise<void> {
    return keepCandidate(ctx, userId);
  }

  @Listens(applicationStarted, 'always')
  keepStarted({ userId }: Payload<typeof applicationStarted>, ctx: Ctx): Promise<void> {
    return keepCandidate(ctx, userId);
  }

  @Listens(applicationHired, 'always')
  keepHired({ userId }: Payload<typeof applicationHired>, ctx: Ctx): Promise<void> {
    return keepCandidate(ctx, userId);
  }

  @Listens(applicationRejected, 'always')
  keepRejected({ userId }: Payload<typeof applicationRejected>, ctx: Ctx): Promise<void> {
    return keepCandidate(ctx, userId);
  }

  @Listens(applicationWithdrawn, 'always')
  keepWithdrawn({ userId }: Payload<typeof applicationWithdrawn>, ctx: Ctx): Promise<void> {
    return keepCandidate(ctx, userId);
  }

  @Listens(applicationRestored, 'always')
  keepRestored({ userId }: Payload<typeof applicationRestored>, ctx: Ctx): Promise<void> {
    return keepCandidate(ctx, userId);
  }
}
