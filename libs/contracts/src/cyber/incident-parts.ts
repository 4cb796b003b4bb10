import { z } from 'zod';
import { uuid } from '../paging.js';
import { ruleOf } from '../access/gates.js';
import { operation } from '../define.js';
import { Incident } from './incidents.js';
import { indicatorKinds, indicatorValues } from './threat-kinds.js';
import { incidentChanged, incidentSlaBreached } from './incident-events.js';
import { indicatorSighted } from './threat-events.js';
import { lineText, prose } from '../text.js';

const access = ruleOf('cyber.incidents');
const incidentId = uuid();

/** Indicators as people paste them, one or several: each must be of the kind. */
const indicatorFacts = { kind: z.enum(indicatorKinds), value: prose().min(3).max(4000) };
const ofItsKind = ({ kind, value }: { kind: (typeof indicatorKinds)[number]; value: string }) =>
  indicatorValues(kind, value) !== undefined;
const notOfItsKind = { path: ['value'], message: 'This is no value of that kind' };

export const addIncidentIndicator = operation('cyber.incidents.addIndicator', {
  http: 'POST /api/cyber/incidents/:incidentId/indicators',
  access,
  summary: 'Note an indicator seen in an incident, or up to fifty of one kind; each counts as a sighting',
  input: z.object({ incidentId, ...indicatorFacts }).refine(ofItsKind, notOfItsKind),
  output: Incident,
  effect: 'write',
  events: () => [incidentChanged, incidentSlaBreached, indicatorSighted],
  errors: ['resource.missing'],
});

export const removeIncidentIndicator = operation('cyber.incidents.removeIndicator', {
  http: 'DELETE /api/cyber/incidents/:incidentId/indicators/:indicatorId',
  access,
  summary: 'Take an indicator off an incident; the indicator itself and its sightings stay',
  input: z.object({ incidentId, indicatorId: uuid() }),
  output: Incident,
  effect: 'write',
  events: () => [incidentChanged, incidentSlaBreached],
  errors: ['resource.missing'],
});

export const addIncidentTask = operation('cyber.incidents.addTask', {
  http: 'POST /api/cyber/incidents/:incidentId/tasks',
  access,
  summary: 'Note what has to be done about an open incident, for a colleague or for whoever gets to it',
  input: z.object({
    incidentId,
    title: lineText().min(2, 'Please say what is to be done').max(200),
    assigneeId: uuid().nullable().default(null),
  }),
  output: Incident,
  effect: 'write',
  events: () => [incidentChanged, incidentSlaBreached],
  errors: ['resource.missing', 'incident.over', 'incident.responder'],
});

export const finishIncidentTask = operation('cyber.incidents.finishTask', {
  http: 'POST /api/cyber/incidents/:incidentId/tasks/:incidentTaskId/done',
  access,
  summary: 'Tick a task of an incident off, or open it again',
  input: z.object({ incidentId, incidentTaskId: uuid(), done: z.boolean() }),
  output: Incident,
  effect: 'write',
  events: () => [incidentChanged, incidentSlaBreached],
  errors: ['resource.missing'],
});
