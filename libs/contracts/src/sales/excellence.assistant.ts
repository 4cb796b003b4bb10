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
