import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const waiting: AssistantSpec = {
  examples: [
    'what is waiting for me',
    'what waits for my decision',
    'what should I do first',
    'which approvals are waiting for me',
    'what is overdue for me',
    'what do I have to decide today',
    'what is due today in all hubs',
    'is anything waiting for my approval',
    'everything that waits for me',
    'what is on my plate',
  ],
  hubs: ['dashboard', 'general'],
  label: 'What waits for me',
  describe:
    'Everything that waits for the caller from every hub, what is due first: approvals, scorecards, tasks, deadlines. Nothing of well-being or clearances.',
  synonyms: splitAtCommas('waiting for me, my approvals, my decisions, home inbox, on my plate'),
  link: '/',
  present: {
    lead: ['{total|one:thing} waits for you; overdue: {overdue|count}, due today: {dueToday|count}.'],
    rows: {
      at: 'items',
      one: 'thing',
      many: 'things',
      columns: { What: 'title', Kind: 'what', Due: 'dueAt', When: 'group' },
      total: 'total',
      empty: 'Nothing is waiting for you',
    },
  },
  trust: { 'items.title': 'user' },
  phi: { 'items.title': 'NOTE' },
};
