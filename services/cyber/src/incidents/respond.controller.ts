import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  changeSeverity,
  handOverIncident,
  investigateIncident,
  moveIncident,
} from '@talent-os/contracts/cyber/incident-changes.js';
import {
  incidentClosed,
  incidentHandedOver,
  incidentInvestigated,
  incidentSeverityChanged,
  incidentStatusChanged,
} from '@talent-os/contracts/cyber/incident-events.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { ensureAnalystCached } from '../people/analysts.js';
import { nameIn } from '../people/people-cache.js';
import { changeIncident, note, settleClocks } from './change-incident.js';
import { retimed } from './incident-clock.rules.js';
import { Incident } from './incident.entity.js';
import { changesOf, investigateRefusal, isOpen, moveRefusal } from './incident.rules.js';

@Controller()
export class RespondController {
  @Handles(investigateIncident)
  investigate(input: Input<typeof investigateIncident>, ctx: Ctx) {
    return changeIncident(ctx, input, async (tx, incident) => {
      const refusal = investigateRefusal(incident.status);
      if (refusal) throw new DomainError(refusal);
      const { id: incidentId, status: from } = incident;
      await tx.update(Incident, incident, {
        status: 'investigating',
        assigneeId: ctx.userId,
        respondedAt: incident.respondedAt ?? ctx.now,
      });
      await note(tx, incidentId, ctx.userId, { kind: 'investigated', fromValue: from, toValue: 'investigating' });
      ctx.emit(incidentInvestigated, { incidentId, assigneeId: ctx.userId });
      ctx.emit(incidentStatusChanged, { incidentId, from, to: 'investigating' });
    });
  }

  @Handles(moveIncident)
  move({ status: to, note: text, resolution, rootCause, lessons, ...about }: Input<typeof moveIncident>, ctx: Ctx) {
    return changeIncident(ctx, about, async (tx, incident) => {
      const review = {
        resolution: resolution || incident.resolution,
        rootCause: rootCause || incident.rootCause,
        lessons: lessons || incident.lessons,
      };
      const refusal = moveRefusal(incident, { status: to, note: text }, review, ctx.now);
      if (refusal) throw new DomainError(refusal);
      const { id: incidentId, status: from } = incident;
      await tx.update(Incident, incident, { ...review, ...changesOf(incident, to, ctx.now, ctx.userId) });
      await note(tx, incidentId, ctx.userId, { kind: 'moved', fromValue: from, toValue: to, note: text || null });
      ctx.emit(incidentStatusChanged, { incidentId, from, to });
      if (to === 'closed') ctx.emit(incidentClosed, { incidentId, severity: incident.severity });
    });
  }

  @Handles(handOverIncident)
  async handOver({ toId, note: text, ...about }: Input<typeof handOverIncident>, ctx: Ctx) {
    const responds = await ensureAnalystCached(ctx, toId);
    return changeIncident(ctx, about, async (tx, incident) => {
      if (!isOpen(incident.status)) throw new DomainError('incident.over');
      if (toId === incident.assigneeId || !responds) throw new DomainError('incident.responder');
      const { id: incidentId, title } = incident;
      await tx.update(Incident, incident, { assigneeId: toId });
      await note(tx, incidentId, ctx.userId, { kind: 'handedOver', toValue: await nameIn(tx, toId), note: text });
      ctx.emit(incidentHandedOver, { incidentId, assigneeId: toId, title });
    });
  }

  @Handles(changeSeverity)
  severity({ severity: to, note: text, ...about }: Input<typeof changeSeverity>, ctx: Ctx) {
    return changeIncident(ctx, about, async (tx, incident) => {
      if (!isOpen(incident.status)) throw new DomainError('incident.over');
      const { id: incidentId, severity: from } = incident;
      if (from === to) return;
      await tx.update(Incident, incident, retimed(incident, to));
      await note(tx, incidentId, ctx.userId, { kind: 'severity', fromValue: from, toValue: to, note: text });
      ctx.emit(incidentSeverityChanged, { incidentId, from, to });
      await settleClocks(tx, ctx, incident);
    });
  }
}
