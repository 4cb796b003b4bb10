import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const teamPeople: AssistantSpec = {
  examples: [
    'who works in our teams',
    'which seats have no successor',
    'who is named as a successor',
    'how ready are our people for their next role',
  ],
  hubs: ['talent'],
  label: 'People of the teams',
  describe:
    'People by team with role, time in their seat, next role, readiness for it and who is named to succeed them. For colleagues by name use the people.',
  synonyms: splitAtCommas('people of my team, team members, succession, successors, succession plan'),
  link: '/talent/plan/people',
  slots: {
    successor: { label: 'Named as successor', words: { true: splitAtCommas('named as a successor, successors') } },
    uncovered: {
      label: 'Nobody named',
      words: { true: splitAtCommas('no successor, without a successor, uncovered') },
    },
    sort: { words: { 'sinceOn:asc': ['longest in their seat'], 'sinceOn:desc': ['newest in their seat'] } },
  },
  present: {
    lead: [
      '{totals.people|one:person}, {totals.successors|count} named as successors, {totals.uncovered|count} without a successor.',
    ],
    rows: {
      at: 'items',
      one: 'person',
      many: 'people',
      columns: {
        Person: 'name',
        Role: 'title',
        Team: 'department',
        'In this seat since': 'sinceOn',
        'Next role': 'nextRole',
        Ready: 'readiness',
      },
      total: 'total',
      empty: 'No people in this team',
    },
  },
  phi: { 'items.name': 'PERSON', 'items.managerName': 'PERSON' },
};
