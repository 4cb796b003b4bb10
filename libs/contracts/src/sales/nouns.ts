import type { Nouns } from '../fields/noun.js';
import { splitAtCommas } from '../words.js';

/** Things people in sales speak of. */
export const salesNouns: Nouns = {
  deal: {
    one: 'deal',
    many: 'deals',
    synonyms: splitAtCommas('opportunity, opp, sales opportunity, bid'),
    lists: { 'sales.deals.list': 'items', 'sales.deals.board': 'columns.items' },
    get: 'sales.deals.get',
    date: 'closeDate',
    rank: 'amount',
    rates: [
      {
        names: splitAtCommas('win rate, winning rate, hit rate, closing rate'),
        of: { stage: ['closed_won'] },
        among: { stage: ['closed_won', 'closed_lost'] },
      },
      {
        names: splitAtCommas('loss rate, losing rate'),
        of: { stage: ['closed_lost'] },
        among: { stage: ['closed_won', 'closed_lost'] },
      },
    ],
  },
  account: {
    one: 'account',
    many: 'accounts',
    synonyms: splitAtCommas('customer, client, company, logo'),
    lists: { 'sales.accounts.list': 'items', 'sales.territories.get': 'accounts.items' },
  },
  territory: {
    one: 'territory',
    many: 'territories',
    synonyms: splitAtCommas('patch, sales territory'),
    lists: { 'sales.territories.list': 'items', 'sales.rep.performance': 'territories' },
    get: 'sales.territories.get',
    rank: 'revenue',
  },
  accountMove: {
    one: 'account move',
    many: 'account moves',
    synonyms: splitAtCommas('reassignment, territory change, proposed change'),
    lists: { 'sales.reassignments.list': 'items' },
    ids: ['reassignmentId'],
    name: 'accountName',
    owner: 'proposedByName',
    date: 'effectiveDate',
  },
  methodologyLevel: {
    one: 'methodology level',
    many: 'methodology levels',
    synonyms: splitAtCommas('training level, sales methodology, methodology'),
    lists: { 'sales.methodology.list': '' },
    get: 'sales.methodology.get',
    rank: 'progress',
  },
  excellenceModule: {
    one: 'excellence module',
    many: 'excellence modules',
    synonyms: splitAtCommas('module of sales excellence, sales excellence module'),
    lists: { 'sales.excellence.list': 'items' },
    name: 'module',
    date: 'analyzedAt',
    rank: 'score',
  },
  salesMonth: {
    one: 'month',
    many: 'months',
    synonyms: splitAtCommas('sales month'),
    lists: { 'sales.rep.trend': 'months' },
    name: 'month',
    date: 'month',
    rank: 'revenue',
  },
  dealStage: {
    one: 'stage',
    many: 'stages',
    synonyms: [],
    lists: { 'sales.deals.board': 'columns' },
    name: 'key',
    rank: 'sum',
  },
  lesson: {
    one: 'lesson',
    many: 'lessons',
    synonyms: splitAtCommas('unit of training'),
    lists: { 'sales.methodology.get': 'lessons' },
    rank: 'minutes',
  },
};
