import { words, type AssistantSpec } from '../assistant.js';

const hubs = ['productivity'];

export const goalsList: AssistantSpec = {
  examples: [
    'show my goals',
    'what are my goals',
    'how far am I with my goals',
    'which goals does my team have',
    'goals of the organization',
    'what are our objectives this quarter',
    'which key results are behind',
    'what is the score of my goals',
    'list my okrs',
    'which of my goals are drafts',
    'when is my next check-in',
    'which goals are running',
  ],
  hubs,
  label: 'Goals',
  describe:
    'Goals the person may read, their own, those of their teams and of the organization, with key results, score (0 to 1), state and next check-in.',
  synonyms: words('objectives, key results, okr, okrs, targets of mine, ambitions, check-ins, goal score'),
  link: '/productivity',
  slots: {
    scope: {
      label: 'Whose',
      words: {
        mine: words('my goals, my objectives, my okrs, my key results, my own'),
        team: words('team goals, my team, our team, goals of the team'),
        organization: words('organization, company goals, company objectives, everyone'),
      },
    },
    status: {
      label: 'State',
      words: {
        draft: words('draft, drafts'),
        active: words('active, running, current, open'),
        scored: words('scored, finished'),
        closed: words('closed'),
      },
    },
    search: { label: 'Search', text: 'name' },
  },
  present: {
    rows: {
      at: 'items',
      one: 'goal',
      many: 'goals',
      columns: {
        Goal: 'title',
        Owner: 'ownerName',
        State: 'status',
        Score: 'score',
        Until: 'periodEnd',
        'Next check-in': 'checkInDueOn',
      },
      total: 'total',
      empty: 'No goals yet',
    },
  },
  trust: {
    'items.title': 'user',
    'items.parentTitle': 'user',
    'items.keyResults.title': 'user',
    'items.keyResults.unit': 'user',
  },
  phi: { 'items.ownerName': 'PERSON' },
  covers: ['productivity.goals.get'],
};
