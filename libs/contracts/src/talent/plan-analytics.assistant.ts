import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const planAnalytics: AssistantSpec = {
  examples: [
    'what is our vacancy rate',
    'what is our turnover',
    'how many people left us this year',
    'what is our internal fill rate',
    'what do our people cost against plan',
    'planning analytics',
    'attrition of the last twelve months',
  ],
  hubs: ['talent'],
  label: 'Planning analytics',
  describe:
    'Vacancy rate, turnover with its voluntary and regretted part, seats filled from within, and yearly cost against plan, by team. It names nobody. For targets and gaps of teams use the headcount plan.',
  synonyms: splitAtCommas(
    'vacancy rate, turnover, attrition, voluntary turnover, regretted losses, internal fill rate, cost against plan, workforce analytics',
  ),
  link: '/talent/plan/analytics',
  present: {
    lead: [
      'Vacancy rate: {vacancy.percent}%; turnover of the last twelve months: {turnover.percent}%.',
      'Filled from within: {internal.percent}%; cost: {cost.percent}% of plan.',
    ],
    rows: {
      at: 'teams',
      one: 'team',
      many: 'teams',
      columns: {
        Team: 'department',
        Seats: 'seats',
        Vacant: 'vacant',
        Left: 'left',
        Cost: 'actual',
        Planned: 'planned',
      },
      empty: 'Needs one full month of data',
    },
  },
  trust: { 'teams.department': 'user' },
};
