import { breachOpened } from '@talent-os/contracts/healthcare/breaches.js';
import type { Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { BreachAssessment } from './breach.entity.js';
import { notifyByOf } from './breach.rules.js';

type Incident = { readonly incidentId: string; readonly discoveredAt: Date };

/** Starts the clock of an incident. Suspected a second time, it runs on from its first discovery. */
export async function openAssessment(ctx: Ctx, { incidentId, discoveredAt }: Incident): Promise<void> {
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
