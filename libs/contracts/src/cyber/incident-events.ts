import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { event, job } from '../define.js';
import { instant, uuid } from '../paging.js';
import { clocks, incidentStateKeys, severities } from './incident-states.js';

const State = z.enum(incidentStateKeys);
const Severity = z.enum(severities);
const incidentId = uuid();

const live = {
  live: {
    to: 'organization' as const,
    access: ruleOf('cyber.incidents'),
    refetches: ['cyber.incidents.summary', 'cyber.incidents.overview', 'cyber.incidents.list', 'cyber.incidents.get'],
  },
};

export const incidentReported = event(
  'cyber.incident.reported',
  z.object({ incidentId, severity: Severity, title: z.string() }),
  live,
);
/** A person took it: the response is stamped. */
export const incidentInvestigated = event(
  'cyber.incident.investigated',
  z.object({ incidentId, assigneeId: uuid() }),
  live,
);
export const incidentStatusChanged = event(
  'cyber.incident.statusChanged',
  z.object({ incidentId, from: State, to: State }),
  live,
);
export const incidentSeverityChanged = event(
  'cyber.incident.severityChanged',
  z.object({ incidentId, from: Severity, to: Severity }),
  live,
);
export const incidentHandedOver = event(
  'cyber.incident.handedOver',
  z.object({ incidentId, assigneeId: uuid(), title: z.string() }),
  live,
);
/** Data of patients may be affected, known since `discoveredAt`. Said once for an incident. */
export const incidentPhiSuspected = event(
  'cyber.incident.phiSuspected',
  z.object({ incidentId, discoveredAt: instant }),
  live,
);
/** A deadline passed. Said once for an incident and a clock. */
export const incidentSlaBreached = event(
  'cyber.incident.slaBreached',
  z.object({
    incidentId,
    which: z.enum(clocks),
    severity: Severity,
    title: z.string(),
    assigneeId: uuid().nullable(),
  }),
  live,
);
export const incidentClosed = event('cyber.incident.closed', z.object({ incidentId, severity: Severity }), live);
/** Its facts, timeline, tasks, indicators or review changed. */
export const incidentChanged = event(
  'cyber.incident.changed',
  z.object({
    incidentId,
    change: z.enum(['facts', 'note', 'task', 'indicator', 'threat', 'review']),
  }),
  live,
);

/** Records deadlines that have passed, of all organizations. */
export const watchIncidentClocks = job('cyber.incidents.watchClocks', z.object({}), { everyMs: 15_000 });
