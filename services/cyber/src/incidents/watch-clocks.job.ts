import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { watchIncidentClocks } from '@talent-os/contracts/cyber/incident-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { dueWhereOn } from '@talent-os/service-kit/people/switched-on';
import { awaitClock, clocksDue } from './awaited-clocks.queries.js';
import { settleClocks } from './change-incident.js';
import { Incident } from './incident.entity.js';

@Controller()
export class WatchClocks {
  @Works(watchIncidentClocks)
  async work(_: JobData<typeof watchIncidentClocks>, ctx: Ctx): Promise<void> {
    for (const { organizationId, incidentId } of await dueWhereOn(ctx, (without) => clocksDue(ctx, without)))
      await settleOne(ctx.forOrganization(organizationId), incidentId).catch((error: unknown) =>
        ctx.log.error({ err: error, incidentId }, 'a missed deadline waits for the next round'),
      );
  }
}

/** The incident is locked first: a second round, or a second process, finds its deadline recorded. */
const settleOne = (ctx: Ctx, incidentId: string) =>
  ctx.db.write(async (tx) => {
    const incident = await tx.lock(Incident, incidentId);
    await settleClocks(tx, ctx, incident);
    await awaitClock(tx, incident);
  }, 'bookkeeping');
