import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { operation } from '../define.js';
import { instants } from '../dates.js';
import { version, uuid } from '../paging.js';
import { incidentStateKeys, incidentTypeKeys, severities } from './incident-states.js';
import { Incident } from './incidents.js';
import {
  incidentChanged,
  incidentPhiSuspected,
  incidentReported,
  incidentSlaBreached,
  incidentInvestigated,
  incidentStatusChanged,
  incidentClosed,
  incidentHandedOver,
  incidentSeverityChanged,
} from './incident-events.js';
import { lineText, prose } from '../text.js';

const access = ruleOf('cyber.incidents');
const incidentId = uuid();
const Severity = z.enum(severities);
const about = { incidentId, version };
const review = prose().max(4000);

const facts = {
  title: lineText().min(3, 'Please say in a few words what happened').max(160),
  type: z.enum(incidentTypeKeys),
  description: prose().min(1, 'Please describe what is known').max(4000),
};

export const reportIncident = operation('cyber.incidents.create', {
  http: 'POST /api/cyber/incidents',
  access,
  summary: 'Report an incident; its clocks start now, and with suspected patient data the clock of a breach as well',
  input: z.object({
    ...facts,
    severity: Severity,
    phiSuspected: z.boolean().default(false),
    /** The threat it was noticed by, where it comes from an alert. */
    threatId: uuid().optional(),
  }),
  output: Incident,
  effect: 'write',
  events: () => [incidentChanged, incidentPhiSuspected, incidentReported],
  success: 201,
  errors: ['resource.missing'],
});

export const updateIncident = operation('cyber.incidents.update', {
  http: 'PATCH /api/cyber/incidents/:incidentId',
  access,
  summary: 'Change the title, type or description of an open incident',
  input: z.object({ ...about, ...facts }),
  output: Incident,
  effect: 'write',
  events: () => [incidentChanged, incidentSlaBreached],
  errors: ['resource.missing', 'resource.stale', 'incident.over'],
});

export const investigateIncident = operation('cyber.incidents.investigate', {
  http: 'POST /api/cyber/incidents/:incidentId/investigate',
  access,
  summary: 'Take a new or triaged incident: it is mine, the response is stamped, and it is being investigated',
  input: z.object(about),
  output: Incident,
  effect: 'write',
  events: () => [incidentInvestigated, incidentSlaBreached, incidentStatusChanged],
  errors: ['resource.missing', 'resource.stale', 'incident.transition'],
});

export const moveIncident = operation('cyber.incidents.move', {
  http: 'POST /api/cyber/incidents/:incidentId/move',
  access,
  summary:
    'Move an incident on; closing needs resolution and root cause, from high on also lessons, a false positive or reopening a reason',
  input: z.object({
    ...about,
    status: z.enum(incidentStateKeys),
    note: prose().max(1000).optional(),
    resolution: review.optional(),
    rootCause: review.optional(),
    lessons: review.optional(),
  }),
  output: Incident,
  effect: 'write',
  events: () => [incidentClosed, incidentSlaBreached, incidentStatusChanged],
  errors: [
    'resource.missing',
    'resource.stale',
    'incident.transition',
    'incident.reason',
    'incident.resolution',
    'incident.lessons',
    'incident.reopen',
  ],
});

export const handOverIncident = operation('cyber.incidents.handOver', {
  http: 'POST /api/cyber/incidents/:incidentId/hand-over',
  access,
  summary: 'Hand an open incident over to another analyst, with a note of where things stand',
  input: z.object({
    ...about,
    toId: uuid('Please choose a colleague'),
    note: prose().min(1, 'Please write where things stand').max(1000),
  }),
  output: Incident,
  effect: 'write',
  events: () => [incidentHandedOver, incidentSlaBreached],
  errors: ['resource.missing', 'resource.stale', 'incident.over', 'incident.responder'],
});

export const changeSeverity = operation('cyber.incidents.changeSeverity', {
  http: 'POST /api/cyber/incidents/:incidentId/severity',
  access,
  summary: 'Change the severity of an open incident; open clocks are set anew, missed deadlines stay missed',
  input: z.object({
    ...about,
    severity: Severity,
    note: prose().min(1, 'Please say why').max(1000),
  }),
  output: Incident,
  effect: 'write',
  events: () => [incidentSeverityChanged, incidentSlaBreached],
  errors: ['resource.missing', 'resource.stale', 'incident.over'],
});

export const suspectPhi = operation('cyber.incidents.suspectPhi', {
  http: 'POST /api/cyber/incidents/:incidentId/phi',
  access,
  summary: 'Say that data of patients may be affected; the clock of a breach starts at its discovery and stays',
  input: z.object({
    ...about,
    note: prose().min(1, 'Please say what points to it').max(1000),
    /** When it was discovered; now where absent. */
    discoveredAt: instants.noticed.optional(),
  }),
  output: Incident,
  effect: 'write',
  events: () => [incidentPhiSuspected, incidentSlaBreached],
  errors: ['resource.missing', 'resource.stale', 'incident.discovery'],
});

export const addIncidentNote = operation('cyber.incidents.addNote', {
  http: 'POST /api/cyber/incidents/:incidentId/notes',
  access,
  summary: 'Add a line to the timeline of an incident',
  input: z.object({ incidentId, note: prose().min(1, 'Please write what happened').max(2000) }),
  output: Incident,
  effect: 'write',
  events: () => [incidentChanged, incidentSlaBreached],
  errors: ['resource.missing'],
});

export const writeReview = operation('cyber.incidents.writeReview', {
  http: 'PUT /api/cyber/incidents/:incidentId/review',
  access,
  summary:
    'Write the review of an incident: resolution, root cause and lessons; a closed one keeps what closing needed',
  input: z.object({ ...about, resolution: review, rootCause: review, lessons: review }),
  output: Incident,
  effect: 'write',
  events: () => [incidentChanged, incidentSlaBreached],
  errors: ['resource.missing', 'resource.stale', 'incident.resolution', 'incident.lessons', 'incident.review'],
});
