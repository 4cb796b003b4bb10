import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const myInterviews: AssistantSpec = {
  examples: [
    'who is waiting for my scorecard',
    'which scorecards do I owe',
    'which interviews do I hold',
    'when is my next interview as an interviewer',
    'do I have to interview anybody this week',
    'which scorecards are overdue',
    'show the interviews I conduct',
    'whom do I interview next',
    'are there scorecards I have not submitted',
    'list my missing scorecards',
    'interviews I have to hold',
  ],
  hubs: ['talent', 'general', 'sales', 'health-tech', 'cyber'],
  label: 'Interviews I hold',
  describe:
    'Interviews the caller holds as an interviewer, with the person, the position, the time and whether the scorecard is missing or overdue. Not the interviews the caller applies in.',
  synonyms: splitAtCommas('scorecard, scorecards, interviewer, interview panel, interviewing, interview feedback'),
  link: '/productivity',
  present: {
    figures: {
      due: { of: 'count', path: 'items', where: { due: [true] } },
      overdue: { of: 'count', path: 'items', where: { overdue: [true] } },
    },
    lead: ['You owe {due|one:scorecard}, {overdue|count} of them overdue.'],
    rows: {
      at: 'items',
      one: 'interview',
      many: 'interviews',
      columns: {
        Person: 'personName',
        Position: 'positionTitle',
        Type: 'kind|label',
        Begins: 'start|moment',
        Status: 'status|label',
        'Scorecard due': 'cardsDueAt|moment',
      },
      empty: 'You hold no interviews, and owe no scorecard',
    },
  },
  phi: { 'items.personName': 'PERSON' },
};
