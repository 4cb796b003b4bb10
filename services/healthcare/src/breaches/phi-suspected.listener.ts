import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { incidentPhiSuspected } from '@talent-os/contracts/cyber/incident-events.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { openAssessment } from './open-assessment.js';

/** An incident that may touch patient data starts the clock, from its discovery. */
@Controller()
export class PhiSuspected {
  @Listens(incidentPhiSuspected)
  async startClock({ incidentId, discoveredAt }: Payload<typeof incidentPhiSuspected>, ctx: Ctx): Promise<void> {
    await openAssessment(ctx, { incidentId, discoveredAt: new Date(discoveredAt) });
  }
}
