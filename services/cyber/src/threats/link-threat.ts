import { incidentChanged } from '@talent-os/contracts/cyber/incident-events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { note } from '../incidents/change-incident.js';
import { IncidentThreat } from './threat-links.entity.js';
import { Threat } from './threat.entity.js';

/** Puts a threat behind an incident, once; 404 where there is no such threat. */
export async function linkThreat(tx: Transaction, ctx: Ctx, incidentId: string, threatId: string): Promise<void> {
  const threat = await tx.get(Threat, threatId);
  if (await tx.find(IncidentThreat, { incidentId, threatId })) return;
  await tx.insert(IncidentThreat, { incidentId, threatId });
  await note(tx, incidentId, ctx.userId, { kind: 'threat', toValue: threat.title });
  ctx.emit(incidentChanged, { incidentId, change: 'threat' });
}
