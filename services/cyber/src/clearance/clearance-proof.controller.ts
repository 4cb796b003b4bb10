import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { clearanceProof } from '@talent-os/contracts/cyber/clearance-proof.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { standingOf } from './clearance.rules.js';
import { verifiedOf } from './verified.queries.js';

@Controller()
export class ClearanceProofController {
  @Handles(clearanceProof)
  async proof({ userId }: Input<typeof clearanceProof>, ctx: Ctx) {
    const clearance = await verifiedOf(ctx, userId);
    return { verified: Boolean(clearance?.verifiedAt) && standingOf(clearance!, await todayOf(ctx)) === 'active' };
  }
}
