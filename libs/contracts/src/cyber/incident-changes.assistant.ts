import { words, type AssistantSpec } from '../assistant.js';
import { incident, link } from './incidents.assistant.js';

const permission = 'Manage incident response in Cyber';
const hubs = ['cyber'];
const incidentId = { label: 'Incident', ask: 'Which incident do you mean?', lookup: incident };
const version = { from: 'incidentId.version' };

export const investigate: AssistantSpec = {
  examples: [
    'investigate the incident Nightfall',
    'take the incident Nightfall',
    'start investigating the incident Nightfall',
  ],
  hubs,
  label: 'Investigate an incident',
  describe: 'Takes a new or triaged incident: it is assigned to the person and the response is stamped.',
  synonyms: words('take an incident, respond to an incident, pick up an incident'),
  link,
  slots: { incidentId, version },
  proposes: {
    title: 'Investigate an incident',
    permission,
    verbs: words('investigate the, investigate an, start, take'),
  },
};

export const move: AssistantSpec = {
  examples: [
    'mark the incident Nightfall as contained',
    'move the incident Nightfall to eradicated',
    'set the incident Nightfall to recovered',
    'close the incident Nightfall',
  ],
  hubs,
  label: 'Move an incident on',
  describe: 'Moves an incident to its next state. Closing needs a resolution and a root cause.',
  synonyms: words('contain an incident, close an incident, resolve an incident, state of an incident'),
  link,
  slots: {
    incidentId,
    version,
    status: {
      label: 'State',
      ask: 'To which state should it move?',
      words: {
        triaged: words('triaged, triage'),
        contained: words('contained, contain'),
        eradicated: words('eradicated, eradicate'),
        recovered: words('recovered, recover'),
        closed: words('closed, close'),
        false_positive: words('false positive, false alarm'),
      },
    },
    note: { label: 'Note', ask: 'Why?', text: 'message', onlyWith: { status: ['false_positive'] } },
    resolution: {
      label: 'Resolution',
      ask: 'How was it resolved?',
      text: 'message',
      onlyWith: { status: ['closed'] },
    },
    rootCause: {
      label: 'Root cause',
      ask: 'What was the root cause?',
      text: 'message',
      onlyWith: { status: ['closed'] },
    },
  },
  proposes: {
    title: 'Move an incident on',
    permission,
    verbs: words('mark, move, set, close, put'),
  },
};

export const note: AssistantSpec = {
  examples: [
    'add a note to the incident Nightfall: mailboxes are clean',
    'add to the timeline of the incident Nightfall: host isolated',
  ],
  hubs,
  label: 'Add to a timeline',
  describe: 'Adds a line to the timeline of an incident.',
  synonyms: words('incident note, timeline entry, note on an incident'),
  link,
  slots: { incidentId, note: { label: 'Note', ask: 'What happened?', text: 'message' } },
  proposes: { title: 'Add to the timeline of an incident', permission, verbs: ['add'] },
};
