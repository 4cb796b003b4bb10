import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';
import { NO_TERRITORIES } from './territories.js';

const link = '/sales/excellence/performance';

export const performance: AssistantSpec = {
  examples: [
    'how much of my quota have I reached',
    'what is my revenue this month',
    'how am I doing against my target',
    'am I on track for my quota',
    'how far am I from my target',
    'how much have I sold this month',
    'what is my quota',
    'what is my attainment',
    'how is my performance',
    'how many active deals do I have',
    'what are my sales figures',
    'how much did I bring in',
    'did I do better than last month',
    'how much more do I need to sell',
    'show my sales performance',
    'will I hit my number',
  ],
  hubs: ['sales', 'excellence'],
  label: 'Sales performance',
  describe:
    "The caller's own quota, attainment, revenue of the period and of this month with its change, open deals, pipeline value and territories.",
  synonyms: splitAtCommas(`quota attainment, target achievement, my numbers, my results, turnover, bookings, my kpis,
          commission base`),
  link,
  present: {
    lead: [
      '{?quotaTarget}You have reached {quotaProgress|percent} of your quota: {currentRevenue} of {quotaTarget}.',
      '{!quotaTarget}No quota is set for you; your revenue of the period is {currentRevenue}.',
      'This month you have won {monthlyRevenue}.',
      'That is {revenueChange|change} against last month.',
      'You work on {activeDeals|one:open deal} worth {pipelineValue}, with {territoryAccounts|one:account} in {activeTerritories|one:territory}.',
    ],
    rows: {
      at: 'territories',
      one: 'territory',
      many: 'territories',
      columns: { Territory: 'name', Accounts: 'accountCount', Revenue: 'revenue', Status: 'status' },
      empty: NO_TERRITORIES,
    },
  },
};

export const trend: AssistantSpec = {
  examples: [
    'how did my revenue develop',
    'show my six month trend',
    'how did my sales change over the last months',
    'what was my best month',
    'revenue month by month',
    'is my revenue going up',
    'how has my turnover evolved',
    'how much did I win in each of the past months',
    'am I growing',
    'compare my months',
    'my sales history',
    'was June better than May',
    'which month was the strongest',
    'how were the last six months',
  ],
  hubs: ['sales', 'excellence'],
  label: 'Revenue trend',
  describe: "The caller's won revenue and number of won deals per month, of the last six months.",
  synonyms: splitAtCommas('trajectory, half year, monthly revenue, development over time, revenue curve, past months'),
  link,
  present: {
    figures: {
      won: { of: 'sum', path: 'months.revenue' },
      deals: { of: 'sum', path: 'months.deals' },
    },
    lead: ['{?deals}In this time you have won {won} with {deals|one:deal}.'],
    rows: {
      at: 'months',
      one: 'month',
      many: 'months',
      columns: { Month: 'month|month', Revenue: 'revenue', 'Deals won': 'deals' },
      empty: 'No deals won in the last six months',
    },
  },
};
