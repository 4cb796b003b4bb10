import { incidentSlaBreached } from '@talent-os/contracts/cyber/incident-events.js';
import type { Incident as Row } from '@talent-os/contracts/cyber/incidents.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { ensurePeopleCached } from '../people/people-cache.js';
import { setIncidentDue } from '../due.js';
import { breachesOf, lateClocks } from './incident-clock.rules.js';
import { IncidentEntry } from './incident-entry.entity.js';
import { Incident } from './incident.entity.js';
import { incidentAfter } from './incidents.queries.js';

type IncidentEntryLine = Pick<IncidentEntry, 'kind'> & Partial<Pick<IncidentEntry, 'fromValue' | 'toValue' | 'note'>>;

/** Writes a line of the timeline. */
export const note = (tx: Transaction, incidentId: string, byId: string | null, line: IncidentEntryLine) =>
  tx.insert(IncidentEntry, { fromValue: null, toValue: null, note: null, ...line, incidentId, byId });

/** Records deadlines that passed before this moment, each once, and tells of them. The row must be locked. */
export async function settleClocks(tx: Transaction, ctx: Ctx, incident: Incident): Promise<void> {
  const late = lateClocks(incident, ctx.now);
  if (late.length === 0) return;
  await tx.update(Incident, incident, breachesOf(late, ctx.now));
  for (const which of late) {
    await note(tx, incident.id, null, { kind: 'breached', toValue: which });
    const { id: incidentId, severity, title, assigneeId } = incident;
    ctx.emit(incidentSlaBreached, { incidentId, which, severity, title, assigneeId });
  }
}

type IncidentRef = { readonly incidentId: string; readonly version?: number };

/**
 * Changes an incident: locked, what was missed until now recorded, and the clocks set for what comes next.
 * `resource.stale` where the caller has seen another version.
 */
export async function changeIncident(
  ctx: Ctx,
  { incidentId, version }: IncidentRef,
  work: (tx: Transaction, incident: Incident) => Promise<void>,
): Promise<Row> {
  await ensurePeopleCached(ctx, [ctx.userId]);
  return ctx.db.write(async (tx) => {
    const incident = await tx.lock(Incident, incidentId, version);
    await settleClocks(tx, ctx, incident);
    await work(tx, incident);
    await setIncidentDue(tx, incident);
    return incidentAfter(tx, ctx, incidentId);
  });
}
