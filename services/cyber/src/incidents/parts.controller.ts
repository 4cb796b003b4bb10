import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { incidentChanged } from '@talent-os/contracts/cyber/incident-events.js';
import {
  addIncidentIndicator,
  addIncidentTask,
  finishIncidentTask,
  removeIncidentIndicator,
} from '@talent-os/contracts/cyber/incident-parts.js';
import { indicatorValues } from '@talent-os/contracts/cyber/threat-kinds.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { IncidentIndicator } from '../indicators/incident-indicator.entity.js';
import { Indicator } from '../indicators/indicator.entity.js';
import { seeIndicator } from '../indicators/see-indicator.js';
import { ensureAnalystCached } from '../people/analysts.js';
import { changeIncident, note } from './change-incident.js';
import { IncidentTask } from './incident-task.entity.js';
import { isOpen } from './incident.rules.js';

@Controller()
export class PartsController {
  @Handles(addIncidentIndicator)
  addIndicator({ incidentId, kind, value }: Input<typeof addIncidentIndicator>, ctx: Ctx) {
    return changeIncident(ctx, { incidentId }, async (tx, incident) => {
      for (const one of indicatorValues(kind, value)!) {
        const indicator = await seeIndicator(tx, ctx, { kind, value: one }, { at: ctx.now, place: incident.title });
        const indicatorId = indicator.id;
        if (await tx.find(IncidentIndicator, { incidentId, indicatorId })) continue;
        await tx.insert(IncidentIndicator, { incidentId, indicatorId });
        await note(tx, incidentId, ctx.userId, { kind: 'indicator', toValue: indicator.value });
        ctx.emit(incidentChanged, { incidentId, change: 'indicator' });
      }
    });
  }

  @Handles(removeIncidentIndicator)
  removeIndicator({ incidentId, indicatorId }: Input<typeof removeIncidentIndicator>, ctx: Ctx) {
    return changeIncident(ctx, { incidentId }, async (tx) => {
      const indicator = await tx.get(Indicator, indicatorId);
      const link = await tx.get(IncidentIndicator, { incidentId, indicatorId });
      await tx.remove(IncidentIndicator, link);
      await note(tx, incidentId, ctx.userId, { kind: 'indicatorRemoved', toValue: indicator.value });
      ctx.emit(incidentChanged, { incidentId, change: 'indicator' });
    });
  }

  @Handles(addIncidentTask)
  async addTask({ incidentId, title, assigneeId }: Input<typeof addIncidentTask>, ctx: Ctx) {
    const responds = !assigneeId || (await ensureAnalystCached(ctx, assigneeId));
    return changeIncident(ctx, { incidentId }, async (tx, incident) => {
      if (!isOpen(incident.status)) throw new DomainError('incident.over');
      if (!responds) throw new DomainError('incident.responder');
      await tx.insert(IncidentTask, { incidentId, title, assigneeId, doneAt: null });
      await note(tx, incidentId, ctx.userId, { kind: 'task', toValue: title });
      ctx.emit(incidentChanged, { incidentId, change: 'task' });
    });
  }

  @Handles(finishIncidentTask)
  finishTask({ incidentId, incidentTaskId, done }: Input<typeof finishIncidentTask>, ctx: Ctx) {
    return changeIncident(ctx, { incidentId }, async (tx) => {
      const task = await tx.lock(IncidentTask, { id: incidentTaskId, incidentId });
      if ((task.doneAt !== null) === done) return;
      await tx.update(IncidentTask, task, { doneAt: done ? ctx.now : null });
      await note(tx, incidentId, ctx.userId, { kind: done ? 'taskDone' : 'taskReopened', toValue: task.title });
      ctx.emit(incidentChanged, { incidentId, change: 'task' });
    });
  }
}
