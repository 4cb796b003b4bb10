import type { AssistantSpec } from '../assistant.js';
import { incident, link } from './incidents.assistant.js';
import { splitAtCommas } from '../words.js';

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
  synonyms: splitAtCommas('take an incident, respond to an incident, pick up an incident'),
  link,
  slots: { incidentId, version },
  proposes: {
    title: 'Investigate an incident',
    permission,
    verbs: splitAtCommas('investigate the, investigate an, start, take, assign, give me'),
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
  synonyms: splitAtCommas('contain an incident, close an incident, resolve an incident, state of an incident'),
  link,
  slots: {
    incidentId,
    version,
    status: {
      label: 'State',
      ask: 'To which state should it move?',
      words: {
        triaged: splitAtCommas('triaged, triage'),
        contained: splitAtCommas('contained, contain'),
        eradicated: splitAtCommas('eradicated, eradicate'),
        recovered: splitAtCommas('recovered, recover'),
        closed: splitAtCommas('closed, close'),
        false_positive: splitAtCommas('false positive, false alarm'),
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
    verbs: splitAtCommas('mark, move, set, close, put'),
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
  synonyms: splitAtCommas('incident note, timeline entry, note on an incident, note'),
  link,
  slots: { incidentId, note: { label: 'Note', ask: 'What happened?', text: 'message' } },
  proposes: {
    title: 'Add to the timeline of an incident',
    permission,
    verbs: ['add', 'note', 'write', 'write down', 'record'],
  },
};

export const report: AssistantSpec = {
  examples: [
    'report a phishing incident: somebody opened a fake invoice, medium',
    'report an incident: a laptop was stolen',
  ],
  hubs,
  label: 'Report an incident',
  describe: 'Reports an incident with its type and severity; its clocks start at once.',
  synonyms: splitAtCommas('new incident, open an incident, create an incident, raise an incident'),
  link,
  slots: {
    title: { label: 'Title', ask: 'What happened, in a few words?', text: 'message' },
    type: { label: 'Type', ask: 'Which type of incident is it?' },
    severity: { label: 'Severity', ask: 'How severe is it?' },
    description: { label: 'Description', ask: 'What exactly happened?' },
    phiSuspected: { label: 'Patient data suspected', ask: 'May patient data be affected?' },
  },
  proposes: { title: 'Report an incident', permission, verbs: splitAtCommas('report, open, create, raise, new, log') },
};
