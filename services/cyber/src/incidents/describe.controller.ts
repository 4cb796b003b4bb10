import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  addIncidentNote,
  suspectPhi,
  updateIncident,
  writeReview,
} from '@talent-os/contracts/cyber/incident-changes.js';
import { incidentChanged, incidentPhiSuspected } from '@talent-os/contracts/cyber/incident-events.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { changeIncident, note } from './change-incident.js';
import { Incident } from './incident.entity.js';
import { discoveryRefusal, isOpen, takesReview, reviewRefusal } from './incident.rules.js';

@Controller()
export class DescribeController {
  @Handles(updateIncident)
  update({ incidentId, version, ...facts }: Input<typeof updateIncident>, ctx: Ctx) {
    return changeIncident(ctx, { incidentId, version }, async (tx, incident) => {
      if (!isOpen(incident.status)) throw new DomainError('incident.over');
      await tx.update(Incident, incident, facts);
      await note(tx, incidentId, ctx.userId, { kind: 'changed' });
      ctx.emit(incidentChanged, { incidentId, change: 'facts' });
    });
  }

  @Handles(addIncidentNote)
  note({ incidentId, note: text }: Input<typeof addIncidentNote>, ctx: Ctx) {
    return changeIncident(ctx, { incidentId }, async (tx) => {
      await note(tx, incidentId, ctx.userId, { kind: 'note', note: text });
      ctx.emit(incidentChanged, { incidentId, change: 'note' });
    });
  }

  @Handles(suspectPhi)
  suspect({ note: text, discoveredAt, ...about }: Input<typeof suspectPhi>, ctx: Ctx) {
    return changeIncident(ctx, about, async (tx, incident) => {
      const discovered = discoveredAt ? new Date(discoveredAt) : ctx.now;
      const refusal = discoveryRefusal(incident, discovered, ctx.now);
      if (refusal) throw new DomainError(refusal);
      await tx.update(Incident, incident, { phiDiscoveredAt: discovered });
      const at = discovered.toISOString();
      await note(tx, incident.id, ctx.userId, { kind: 'phi', toValue: at, note: text });
      ctx.emit(incidentPhiSuspected, { incidentId: incident.id, discoveredAt: at });
    });
  }

  @Handles(writeReview)
  review({ incidentId, version, ...review }: Input<typeof writeReview>, ctx: Ctx) {
    return changeIncident(ctx, { incidentId, version }, async (tx, incident) => {
      if (!takesReview(incident.status)) throw new DomainError('incident.review');
      const refusal = incident.status === 'closed' ? reviewRefusal(incident.severity, review) : undefined;
      if (refusal) throw new DomainError(refusal);
      const { resolution, rootCause, lessons } = review;
      const texts = { resolution: resolution || null, rootCause: rootCause || null, lessons: lessons || null };
      await tx.update(Incident, incident, texts);
      await note(tx, incidentId, ctx.userId, { kind: 'postMortem' });
      ctx.emit(incidentChanged, { incidentId, change: 'review' });
    });
  }
}
