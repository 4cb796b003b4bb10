import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may } from '../access/rule.js';
import { uuids } from '../canonical.js';
import { operation } from '../define.js';
import { csvExport } from '../csv-export.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, version, uuid } from '../paging.js';
import { mayOf } from '../record-may.js';
import { incidentStateKeys, incidentTypeKeys, severities } from './incident-states.js';
import { classifications, indicatorKinds } from './threat-kinds.js';
import { label } from '../text.js';

export const NO_ACTIVE_INCIDENTS = 'No active incidents at this time';

const access = ruleOf('cyber.incidents');
const Severity = z.enum(severities);
const State = z.enum(incidentStateKeys);
const minutes = z.number().min(0);

/** Active incidents named in the summary. */
export const SUMMARY_INCIDENTS = 50;

export const getIncidentSummary = operation('cyber.incidents.summary', {
  http: 'GET /api/cyber/analyst/incidents',
  access,
  summary:
    'How many incidents are active, investigated and resolved today, how fast people respond, and the active ones',
  input: z.object({}),
  output: z.object({
    activeCount: z.int(),
    investigatingCount: z.int(),
    /** Since midnight where the organization is. */
    resolvedToday: z.int(),
    /** Mean minutes from report to response over the last 30 days; null where nobody responded in that time. */
    avgResponseTime: minutes.nullable(),
    /** The most severe first, then the oldest; at most fifty. */
    activeIncidents: z.array(
      z.object({
        title: z.string(),
        type: z.enum(incidentTypeKeys),
        reportedTime: instant,
        description: z.string(),
        severity: Severity,
      }),
    ),
  }),
  effect: 'read',
});

export const getIncidentOverview = operation('cyber.incidents.overview', {
  http: 'GET /api/cyber/incidents/overview',
  access,
  summary: 'Mean times to contain and to resolve, active and late incidents by severity, and the last twelve weeks',
  input: z.object({}),
  output: z.object({
    /** Mean minutes from report to containment, of the last 30 days; null without any. */
    mttc: minutes.nullable(),
    /** Mean minutes from report to closing, of the last 30 days; null without any. */
    mttr: minutes.nullable(),
    severities: z.array(
      z.object({
        severity: Severity,
        active: z.int(),
        /** Active ones that have missed a deadline. */
        late: z.int(),
      }),
    ),
    /** Oldest first, this week last. */
    weeks: z.array(
      z.object({
        /** Its Monday. */
        week: day,
        reported: z.int(),
        closed: z.int(),
        /** Mean minutes to respond, of the incidents responded to in that week. */
        response: minutes.nullable(),
      }),
    ),
  }),
  effect: 'read',
});

const Timer = z.object({ by: instant, doneAt: instant.nullable(), breachedAt: instant.nullable() });

/** What else may be done with an incident. */
export const incidentActions = [
  'investigate',
  'update',
  'handOver',
  'changeSeverity',
  'suspectPhi',
  'addTask',
  'writeReview',
] as const;

export const Incident = z.object({
  id: uuid(),
  title: z.string(),
  type: z.enum(incidentTypeKeys),
  severity: Severity,
  status: State,
  reportedTime: instant,
  assigneeId: uuid().nullable(),
  assigneeName: z.string().nullable(),
  phiSuspected: z.boolean(),
  sla: z.object({ respond: Timer, contain: Timer, resolve: Timer }),
  may: mayOf(State, incidentActions),
  version,
});
export type Incident = z.infer<typeof Incident>;

/** Closed since midnight where the organization is; or responded to, contained, closed within the last 30 days. */
export const incidentShows = {
  resolvedToday: 'Resolved today',
  responded: 'Responded to, last 30 days',
  contained: 'Contained, last 30 days',
  resolved: 'Resolved, last 30 days',
} as const;
export type IncidentShow = keyof typeof incidentShows;

const filters = {
  search: label().max(100).optional(),
  status: State.optional(),
  /** Neither closed nor a false positive. */
  active: z.stringbool().optional(),
  severity: Severity.optional(),
  type: z.enum(incidentTypeKeys).optional(),
  assigneeId: uuid().optional(),
  /** Has missed a deadline. */
  late: z.stringbool().optional(),
  show: z.enum(Object.keys(incidentShows) as [IncidentShow, ...IncidentShow[]]).optional(),
  /** Reported, and closed, in the week that begins on this day, in UTC. */
  reportedWeek: day.optional(),
  closedWeek: day.optional(),
};

export const listIncidents = operation('cyber.incidents.list', {
  http: 'GET /api/cyber/incidents',
  access,
  summary: 'Incidents of the organization, the most severe first, then the oldest',
  input: z.object({ ...listInput(['title', 'severity', 'status', 'reportedTime', 'due']), ...filters }),
  output: listOf(Incident),
  effect: 'read',
});

/** What a line of the timeline tells of. Changes of state write theirs themselves. */
export const entryKinds = [
  'reported',
  'investigated',
  'moved',
  'handedOver',
  'severity',
  'changed',
  'phi',
  'breached',
  'note',
  'indicator',
  'indicatorRemoved',
  'task',
  'taskDone',
  'taskReopened',
  'threat',
  'postMortem',
] as const;
export type EntryKind = (typeof entryKinds)[number];

export const IncidentDetail = Incident.extend({
  description: z.string(),
  reporterName: z.string(),
  /** Since when data of patients is suspected to be affected. */
  phiDiscoveredAt: instant.nullable(),
  resolution: z.string().nullable(),
  rootCause: z.string().nullable(),
  lessons: z.string().nullable(),
  /** Newest first. */
  timeline: z.array(
    z.object({
      id: uuid(),
      kind: z.enum(entryKinds),
      from: z.string().nullable(),
      to: z.string().nullable(),
      note: z.string().nullable(),
      /** Null for what the clock wrote. */
      byName: z.string().nullable(),
      at: instant,
    }),
  ),
  tasks: z.array(
    z.object({
      id: uuid(),
      title: z.string(),
      assigneeName: z.string().nullable(),
      doneAt: instant.nullable(),
    }),
  ),
  indicators: z.array(
    z.object({
      id: uuid(),
      kind: z.enum(indicatorKinds),
      value: z.string(),
      score: z.number(),
      sightings: z.int(),
    }),
  ),
  threats: z.array(
    z.object({ id: uuid(), title: z.string(), severity: Severity, classification: z.enum(classifications) }),
  ),
});
export type IncidentDetail = z.infer<typeof IncidentDetail>;

export const getIncident = operation('cyber.incidents.get', {
  http: 'GET /api/cyber/incidents/:incidentId',
  access,
  summary: 'One incident with its clocks, timeline, tasks, indicators and threats',
  input: z.object({ incidentId: uuid() }),
  output: IncidentDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

export const getIncidentReport = operation('cyber.incidents.report', {
  http: 'GET /api/cyber/incidents/:incidentId/report',
  access,
  summary: 'The report of an incident as a text file: facts, clocks, timeline, indicators and the review after it',
  input: z.object({ incidentId: uuid() }),
  output: z.object({ filename: z.string(), text: z.string() }),
  effect: 'read',
  document: { type: 'text/plain', field: 'text' },
  errors: ['resource.missing'],
  audited: true,
});

export const exportIncidents = operation(
  'cyber.incidents.export',
  csvExport(listIncidents, {
    access: { ...may('EXPORT_DATA'), industry: ['CYBER'] },
    summary: 'Incidents as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: filters,
  }),
);

/** What an incident is called, for the screens of other services that hold its id. In no event. */
export const nameIncidents = operation('cyber.incidents.names', {
  http: 'none',
  access: 'internal',
  summary: 'Titles and states of incidents by id; unknown and foreign ids are left out',
  input: z.object({ ids: uuids().max(500) }),
  output: z.object({ incidents: z.array(z.object({ id: uuid(), title: z.string(), status: State })) }),
  effect: 'read',
});
