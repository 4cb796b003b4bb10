import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { watchIncidentClocks } from '@talent-os/contracts/cyber/incident-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due, setIncidentDue } from '../due.js';
import { settleClocks } from './change-incident.js';
import { Incident } from './incident.entity.js';

@Injectable()
export class WatchClocks {
  @Works(watchIncidentClocks)
  work(_: JobData<typeof watchIncidentClocks>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'incident', settleOne);
  }
}

/** The incident is locked first: a second round, or a second process, finds its deadline recorded. */
const settleOne = (ctx: Ctx, incidentId: string) =>
  ctx.db.write(async (tx) => {
    const incident = await tx.lock(Incident, incidentId);
    await settleClocks(tx, ctx, incident);
    await setIncidentDue(tx, incident);
  }, 'bookkeeping');
