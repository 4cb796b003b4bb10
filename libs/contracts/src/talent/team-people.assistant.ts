import type { AssistantSpec, ChangeWords, LookupSpec } from '../assistant.js';
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

const seat: LookupSpec = {
  operation: 'talent.people.list',
  search: 'search',
  at: 'items',
  name: 'name',
  hint: 'title',
  get: 'talent.people.get',
  one: 'person',
};
const positionId = { label: 'Person', ask: 'Whose successor do you mean?', lookup: seat } as const;

/** What people say of changes of the succession, beside what the contracts know. */
export const successionChanges: Readonly<Record<string, ChangeWords>> = {
  'talent.people.nameSuccessor': {
    card: 'Name a successor',
    one: 'successor',
    verbs: splitAtCommas('name, add, propose'),
    slots: {
      positionId,
      successorId: { label: 'Successor', ask: 'Who is to succeed them?' },
      note: { text: 'message' },
    },
  },
  'talent.people.withdrawSuccessor': {
    card: 'Withdraw a successor',
    one: 'successor',
    verbs: splitAtCommas('withdraw, remove, take back'),
    slots: { positionId, successorId: { label: 'Successor', ask: 'Who is named no more?' } },
  },
};
