import type { AssistantSpec, LookupSpec, SlotSpec } from '../assistant.js';
import { openIncidentStates } from './incident-states.js';
import { splitAtCommas } from '../words.js';
import { NO_ACTIVE_INCIDENTS } from './incidents.js';

export const link = '/cyber/analyst/incidents';

export const incident: LookupSpec = {
  operation: 'cyber.incidents.list',
  search: 'search',
  at: 'items',
  name: 'title',
  hint: 'status',
  get: 'cyber.incidents.get',
  one: 'incident',
};

const severitySlot: SlotSpec = {
  label: 'Severity',
  words: {
    critical: splitAtCommas('critical, critical severity, severity critical, most severe'),
    high: splitAtCommas('high severity, severity high, severe'),
    medium: splitAtCommas('medium severity, severity medium, moderate severity'),
    low: splitAtCommas('low severity, severity low, minor severity'),
  },
};

export const incidentSummary: AssistantSpec = {
  examples: [
    'how many active incidents do we have',
    'how many security incidents are being investigated',
    'how many incidents were resolved today',
    'what is our average response time to incidents',
    'how fast do we respond to incidents',
    'incident response summary',
  ],
  hubs: ['cyber'],
  label: 'Incident response',
  describe:
    'Counts of active, investigated and resolved incidents and the mean response time, with the active incidents.',
  covers: ['cyber.incidents.overview'],
  synonyms: splitAtCommas('incident response, incident counts, incident response time, security incident summary'),
  link,
  present: {
    lead: [
      '{activeCount|one:active incident}, {investigatingCount} of them being investigated; {resolvedToday} resolved today.',
      'People respond after {avgResponseTime} minutes on average.',
    ],
    rows: {
      at: 'activeIncidents',
      one: 'active incident',
      many: 'active incidents',
      columns: { Incident: 'title', Severity: 'severity', Type: 'type', Reported: 'reportedTime|moment' },
      empty: NO_ACTIVE_INCIDENTS,
    },
  },
  trust: { 'activeIncidents.title': 'user', 'activeIncidents.description': 'user' },
};

export const incidentList: AssistantSpec = {
  examples: [
    'which security incidents are open',
    'list the critical incidents',
    'show my incidents',
    'which incidents are late',
    'show phishing incidents',
    'which incidents have missed their deadline',
    'list all incidents',
    'show the malware incidents',
  ],
  hubs: ['cyber'],
  label: 'Incidents',
  describe: 'Security incidents by title, state, severity, type, owner and whether a deadline was missed.',
  synonyms: splitAtCommas('security incidents, cyber incidents'),
  link,
  slots: {
    search: { label: 'Search', text: 'name' },
    severity: severitySlot,
    type: {
      label: 'Type',
      words: {
        malware: splitAtCommas('malware, ransomware, virus, trojan'),
        phishing: splitAtCommas('phishing, phished, phishing mail'),
        unauthorized_access: splitAtCommas('unauthorized access, account takeover, break in'),
        data_exposure: splitAtCommas('data exposure, data leak, data leaks, exposed data'),
        dos: splitAtCommas('dos, ddos, denial of service'),
        insider: splitAtCommas('insider, insider threat'),
      },
    },
    assigneeId: { label: 'Owner', me: true },
    late: {
      label: 'Late',
      words: { true: splitAtCommas('late, overdue, past deadline, missed their deadline, missed deadline') },
    },
    active: { label: 'Active', words: { true: splitAtCommas('active, open, unresolved, ongoing') } },
  },
  present: {
    rows: {
      at: 'items',
      one: 'incident',
      many: 'incidents',
      columns: {
        Incident: 'title',
        Severity: 'severity',
        Status: 'status',
        Owner: 'assigneeName',
        Reported: 'reportedTime|moment',
      },
      total: 'total',
      empty: 'No incidents found',
      focus: [
        { words: splitAtCommas('open, active, unresolved'), called: 'open', where: { status: openIncidentStates } },
      ],
    },
  },
  trust: { 'items.title': 'user' },
  phi: { 'items.assigneeName': 'PERSON' },
};

export const incidentDetail: AssistantSpec = {
  examples: [
    'show the timeline of an incident',
    'what is the status of the incident Nightfall',
    'who investigates the incident Nightfall',
    'what happened in the incident Nightfall',
    'which indicators belong to the incident Nightfall',
  ],
  hubs: ['cyber'],
  label: 'Incident',
  describe: 'One incident with facts, clocks, timeline, tasks and indicators. Needs the id of an incident.',
  synonyms: splitAtCommas('incident details, incident timeline, incident history, one incident'),
  link,
  slots: { incidentId: { label: 'Incident', ask: 'Which incident do you mean?', lookup: incident } },
  present: {
    lead: [
      '**{title}** is {status}, severity {severity}, reported {reportedTime|moment} by {reporterName}.',
      'It belongs to {assigneeName}.',
      'Resolution: {resolution}.',
    ],
    rows: {
      at: 'timeline',
      one: 'entry',
      many: 'entries',
      columns: { When: 'at|moment', What: 'kind', From: 'from', To: 'to', Note: 'note', By: 'byName' },
      empty: 'Nothing has happened yet',
    },
  },
  trust: {
    title: 'user',
    description: 'user',
    resolution: 'user',
    rootCause: 'user',
    lessons: 'user',
    'timeline.note': 'user',
    'timeline.from': 'user',
    'timeline.to': 'user',
    'tasks.title': 'user',
    'indicators.value': 'external',
    'threats.title': 'external',
  },
  phi: { reporterName: 'PERSON', assigneeName: 'PERSON', 'timeline.byName': 'PERSON', 'tasks.assigneeName': 'PERSON' },
};
