import type { AssistantSpec } from '../assistant.js';
import { visibilityLabels } from './goal-states.js';
import { splitAtCommas } from '../words.js';

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
    'Goals the person may read, their own, those of their teams and of the organization, with key results, score state and next check-in.',
  synonyms: splitAtCommas('objectives, key results, okr, okrs, targets of mine, ambitions, check-ins, goal score'),
  link: '/productivity',
  slots: {
    scope: {
      label: 'Whose',
      labels: { ...visibilityLabels, mine: 'Mine' },
      words: {
        mine: splitAtCommas('my goals, my objectives, my okrs, my key results, my own'),
        team: splitAtCommas('team goals, my team, our team, my teams, goals of the team'),
        organization: splitAtCommas('organization, company, company goals, company objectives, everyone'),
      },
    },
    status: {
      label: 'State',
      words: {
        draft: splitAtCommas('draft, drafts'),
        active: splitAtCommas('active, running, current, currently, under way, open'),
        scored: splitAtCommas('scored, finished'),
        closed: splitAtCommas('closed, archived, over'),
      },
    },
    sort: {
      words: {
        'periodEnd:asc': splitAtCommas('ends next, end next, ending soon, end soon, ends soon'),
        'score:desc': splitAtCommas('best, highest, furthest'),
        'score:asc': splitAtCommas('worst, lowest, furthest behind, weakest'),
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
        Score: 'score|share',
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
