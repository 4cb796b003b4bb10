import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

const link = '/talent/plan';
const quarterHint = 'Which quarter, for example 2026-Q4?';

export const plan: AssistantSpec = {
  examples: [
    'what is our headcount plan',
    'which teams are short of people',
    'how many seats are open in each team',
    'where is our biggest headcount gap',
    'how many people do we have against target',
    'which team lacks the most seats',
    'show headcount by team',
    'which positions are behind plan',
    'how many seats are filled',
    'who is forecast to leave their team',
    'are we on plan with headcount',
    'workforce plan for this quarter',
  ],
  hubs: ['talent'],
  label: 'Headcount plan',
  describe:
    'Headcount by team for a quarter: seats, filled, open, approved, people with an approved move out of the team, target and gap. It names nobody.',
  synonyms: splitAtCommas('headcount, workforce planning, staffing plan, seats by team, vacancies by team, hiring gap'),
  link,
  slots: {
    short: {
      label: 'Short of seats',
      words: { true: splitAtCommas('short, lacks, lack, behind, missing, gap, understaffed') },
    },
    sort: {
      words: { 'gap:desc': splitAtCommas('biggest, largest, most, worst'), 'open:desc': splitAtCommas('open, vacant') },
    },
  },
  present: {
    lead: [
      'In {quarter} there are {totals.filled} of {totals.seats} seats filled and {totals.open} open.',
      'The target is {totals.target}, which leaves a gap of {totals.gap}.',
    ],
    rows: {
      at: 'items',
      one: 'team',
      many: 'teams',
      columns: {
        Team: 'department',
        Seats: 'seats',
        Filled: 'filled',
        Open: 'open',
        Leavers: 'leavers',
        Target: 'target',
        Gap: 'gap',
      },
      total: 'total',
      empty: 'No plan for this period',
    },
  },
  trust: { 'items.department': 'user' },
};

export const setTarget: AssistantSpec = {
  examples: [
    'set the headcount target of Sales Engineering for 2026-Q4 to 12',
    'set the target of Sales Engineering to 12 seats',
    'raise the target of Sales Engineering to 12 seats',
    'change the headcount target of Sales Engineering',
  ],
  hubs: ['talent'],
  label: 'Set a headcount target',
  describe: 'Sets how many seats a team is to have in a quarter.',
  synonyms: splitAtCommas('headcount target, seat target, staffing target'),
  link,
  slots: {
    department: {
      label: 'Team',
      ask: 'Which team?',
      lookup: {
        operation: 'talent.headcount.plan',
        search: 'search',
        at: 'items',
        id: 'department',
        name: 'department',
        hint: 'industry',
        one: 'team',
      },
    },
    industry: { label: 'Industry', ask: 'In which industry?', keeps: 'department.industry' },
    quarter: { label: 'Quarter', ask: quarterHint, otherwise: 'today' },
    targetSeats: { label: 'Seats', ask: 'How many seats?' },
  },
  proposes: {
    title: 'Set a headcount target',
    permission: 'Manager',
    verbs: splitAtCommas('set, raise, lower, change, adjust'),
  },
};
