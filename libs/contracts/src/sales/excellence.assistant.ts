import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const modules: AssistantSpec = {
  examples: [
    'how do the excellence modules stand',
    'which excellence module has the lowest score',
    'scores of sales excellence',
    'which excellence modules have open actions',
    'what have I left to answer in sales excellence',
    'which excellence modules were analyzed',
  ],
  hubs: ['excellence', 'sales'],
  label: 'Excellence modules',
  describe:
    'The eight modules of sales excellence with the score of the last analysis, the one before, how many people it rests on and how many actions are open.',
  synonyms: splitAtCommas('excellence scores, sales excellence, excellence analysis, excellence sessions'),
  link: '/excellence',
  present: {
    rows: {
      at: 'items',
      one: 'module',
      many: 'modules',
      columns: {
        Module: 'module',
        Score: 'score',
        Before: 'previousScore',
        People: 'n',
        'Open actions': 'openActions',
        'Left for me': 'left',
      },
      empty: 'No analysis yet',
    },
  },
};

export const assets: AssistantSpec = {
  examples: [
    'which excellence assets are stale',
    'show the assets of sales excellence',
    'which assets are in review',
    'which excellence assets have to be reviewed first',
    'which asset was most useful',
    'show the battlecards',
  ],
  hubs: ['excellence', 'sales'],
  label: 'Excellence assets',
  describe:
    'Battlecards, playbooks, plans and other assets of sales excellence with type, status, owner, day of review, the deals they were used in and how many people found them useful.',
  synonyms: splitAtCommas('excellence assets, sales assets, battlecards, playbooks, sales papers'),
  link: '/excellence',
  slots: {
    status: { label: 'Status' },
    module: { label: 'Module' },
    sort: {
      words: {
        'reviewBy:asc': ['reviewed first', 'to be reviewed next'],
        'useful:desc': ['most useful'],
        'uses:desc': ['used most'],
      },
    },
  },
  present: {
    rows: {
      at: 'items',
      one: 'asset',
      many: 'assets',
      columns: {
        Asset: 'title',
        Type: 'typeName',
        Status: 'status',
        Owner: 'ownerName',
        'Review by': 'reviewBy',
        Deals: 'uses',
        Useful: 'useful',
      },
      total: 'total',
      empty: 'No assets yet',
    },
  },
  phi: { 'items.ownerName': 'PERSON' },
};
