import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { reportIncident } from '@talent-os/contracts/cyber/incident-changes.js';
import { incidentPhiSuspected, incidentReported } from '@talent-os/contracts/cyber/incident-events.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { ensurePeopleCached } from '../people/people-cache.js';
import { linkThreat } from '../threats/link-threat.js';
import { setIncidentDue } from '../due.js';
import { note } from './change-incident.js';
import { deadlinesFrom } from './incident-clock.rules.js';
import { Incident } from './incident.entity.js';
import { incidentAfter } from './incidents.queries.js';
import { initialState } from './initial-state.js';

@Controller()
export class ReportIncidentController {
  @Handles(reportIncident)
  async report({ phiSuspected, threatId, ...facts }: Input<typeof reportIncident>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      const incident = await tx.insert(Incident, {
        ...initialState,
        ...facts,
        ...deadlinesFrom(ctx.now, facts.severity),
        reportedTime: ctx.now,
        reporterId: ctx.userId,
        phiDiscoveredAt: phiSuspected ? ctx.now : null,
      });
      const { id: incidentId, severity, title } = incident;
      await note(tx, incidentId, ctx.userId, { kind: 'reported', toValue: severity });
      if (threatId) await linkThreat(tx, ctx, incidentId, threatId);
      ctx.emit(incidentReported, { incidentId, severity, title });
      if (phiSuspected) {
        await note(tx, incidentId, ctx.userId, { kind: 'phi', toValue: ctx.now.toISOString() });
        ctx.emit(incidentPhiSuspected, { incidentId, discoveredAt: ctx.now.toISOString() });
      }
      await setIncidentDue(tx, incident);
      return incidentAfter(tx, ctx, incidentId);
    });
  }
}
