import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const breachesList: AssistantSpec = {
  examples: [
    'which breach assessments are open',
    'how many days are left to notify of the breach',
    'show the hipaa breaches',
    'is there a breach that patients must be told of',
    'until when must we notify the people affected',
    'list breach assessments',
    'which breaches have been decided',
    'how many people are affected by the breach',
    'is the breach clock running',
    'hipaa breach notification deadlines',
  ],
  hubs: ['healthtech', 'cyber'],
  label: 'Breach assessments',
  describe:
    'Assessments of incidents that may touch patient data, with the days left of the 60 to tell the people affected.',
  synonyms: splitAtCommas('breach, breaches, data breach, breach notification, breach clock'),
  link: '/healthcare/compliance',
  present: {
    rows: {
      at: 'items',
      one: 'breach assessment',
      many: 'breach assessments',
      columns: {
        Incident: 'title',
        'Notify by': 'notifyBy',
        'Days left': 'daysLeft',
        Affected: 'affectedCount',
        Decision: 'decision',
      },
      empty: 'No breach assessments',
      focus: [
        { words: splitAtCommas('open, undecided, running'), called: 'open', where: { decision: ['open', 'notify'] } },
        { words: splitAtCommas('decided, closed'), called: 'decided', where: { decision: ['notified', 'no_breach'] } },
      ],
    },
  },
  trust: { 'items.rationale': 'user', 'items.title': 'user' },
  phi: { 'items.decidedByName': 'PERSON' },
};
