import type { Nouns } from '../fields/noun.js';
import { splitAtCommas } from '../words.js';

/** What rules find in every hub. */
export const intelligenceNouns: Nouns = {
  insight: {
    one: 'insight',
    many: 'insights',
    synonyms: splitAtCommas('signal, early warning'),
    lists: { 'intelligence.insights.list': 'items' },
    name: 'title',
    date: 'dueAt',
    rank: 'people',
  },
  dataset: {
    one: 'dataset',
    many: 'datasets',
    synonyms: splitAtCommas('data set'),
    lists: { 'intelligence.datasets.list': 'items' },
    name: 'label',
    date: 'readAt',
    rank: 'facts',
  },
  savedQuestion: {
    one: 'saved question',
    many: 'saved questions',
    synonyms: [],
    lists: { 'intelligence.questions.list': 'items' },
    name: 'title',
    date: 'savedAt',
    rank: 'days',
  },
  subscription: {
    one: 'subscription',
    many: 'subscriptions',
    synonyms: [],
    lists: { 'intelligence.subscriptions.list': 'items' },
    name: 'title',
    date: 'nextAt',
  },
  dashboard: {
    one: 'dashboard',
    many: 'dashboards',
    synonyms: [],
    lists: { 'intelligence.dashboards.list': 'items' },
    name: 'title',
  },
  insightRule: {
    one: 'rule of insights',
    many: 'rules of insights',
    synonyms: splitAtCommas('insight rule'),
    lists: { 'intelligence.insights.rules': 'items' },
    name: 'label',
  },
};
