import type { EntryKind } from '@talent-os/contracts/cyber/incidents.js';
import type { IncidentState } from '@talent-os/contracts/cyber/incident-states.js';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import { columns } from '../incidents/incident-clock.rules.js';
import type { demoIncident } from './demo-incident.js';
import type { DemoIncident } from './incidents.data.js';

type Incident = ReturnType<typeof demoIncident>;
type Entry = {
  readonly at: Date;
  readonly kind: EntryKind;
  readonly byId: string | null;
  readonly fromValue?: string;
  readonly toValue?: string;
  readonly note?: string;
};

const step = (at: Date, byId: string | null, from: IncidentState, to: IncidentState): Entry => ({
  at,
  kind: 'moved',
  byId,
  fromValue: from,
  toValue: to,
});

/** The moves that brought an incident to where it stands. */
function moves({ status, reportedTime, containedAt, resolvedAt, assigneeId: by, reporterId }: Incident): Entry[] {
  const entries: Entry[] = [];
  if (status === 'triaged') entries.push(step(minutesAfter(reportedTime, 12), reporterId, 'new', 'triaged'));
  if (!containedAt) return entries;
  entries.push(step(containedAt, by, 'investigating', 'contained'));
  if (status === 'contained') return entries;
  const until = resolvedAt ?? minutesAfter(containedAt, 120);
  const between = (share: number) =>
    new Date(containedAt.getTime() + share * (until.getTime() - containedAt.getTime()));
  entries.push(step(between(0.4), by, 'contained', 'eradicated'), step(between(0.8), by, 'eradicated', 'recovered'));
  if (resolvedAt) entries.push(step(resolvedAt, by, 'recovered', 'closed'));
  return entries;
}

/** The timeline of an incident of the demo. */
export function demoTimeline(incident: Incident, story: DemoIncident) {
  const { reportedTime, respondedAt, reporterId, assigneeId: byId, severity, phiDiscoveredAt } = incident;
  const entries: Entry[] = [{ at: reportedTime, kind: 'reported', byId: reporterId, toValue: severity }];
  if (respondedAt)
    entries.push({ at: respondedAt, kind: 'investigated', byId, fromValue: 'new', toValue: 'investigating' });
  if (phiDiscoveredAt)
    entries.push({
      at: phiDiscoveredAt,
      kind: 'phi',
      byId,
      toValue: phiDiscoveredAt.toISOString(),
      note: 'Scheduling lists lay on the share.',
    });
  for (const [index, note] of (story.notes ?? []).entries())
    entries.push({ at: minutesAfter(respondedAt ?? reportedTime, 18 * (index + 1)), kind: 'note', byId, note });
  for (const [clock, { breached }] of Object.entries(columns)) {
    const at = incident[breached];
    if (at) entries.push({ at, kind: 'breached', byId: null, toValue: clock });
  }
  return [...entries, ...moves(incident)].map(({ at, kind, byId: author, fromValue, toValue, note }) => ({
    createdAt: at,
    incidentId: incident.id,
    kind,
    byId: author,
    fromValue: fromValue ?? null,
    toValue: toValue ?? null,
    note: note ?? null,
  }));
}
