import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { incidentPhiSuspected } from '@talent-os/contracts/cyber/incident-events.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { breachOpened } from '@talent-os/contracts/healthcare/breaches.js';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { BreachAssessment } from './breach.entity.js';
import { notifyByOf } from './breach.rules.js';

/** An incident that may touch patient data starts the clock, from its discovery. */
@Controller()
export class PhiSuspected {
  @Listens(incidentPhiSuspected)
  async startClock({ incidentId, discoveredAt }: Payload<typeof incidentPhiSuspected>, ctx: Ctx): Promise<void> {
    await openAssessment(ctx, { incidentId, discoveredAt: new Date(discoveredAt) });
  }
}

type Incident = { readonly incidentId: string; readonly discoveredAt: Date };

/** Starts the clock of an incident. Suspected a second time, it runs on from its first discovery. */
async function openAssessment(ctx: Ctx, { incidentId, discoveredAt }: Incident): Promise<void> {
  const timezone = await timezoneOf(ctx);
  await ctx.db.write(async (tx) => {
    await tx.advisoryLock(`breaches/${incidentId}`);
    const known = await tx.find(BreachAssessment, { incidentId });
    if (known) return;
    const { id, notifyBy } = await tx.insert(BreachAssessment, {
      incidentId,
      title: 'Security incident with suspected patient data',
      discoveredAt,
      notifyBy: notifyByOf(discoveredAt, timezone),
      decision: 'open',
    });
    ctx.emit(breachOpened, { assessmentId: id, incidentId, notifyBy });
  });
}
