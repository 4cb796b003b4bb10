import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const mine: AssistantSpec = {
  examples: [
    'which team am I in',
    'which teams do I belong to',
    'show my teams',
    'do I lead a team',
    'which teams do I lead',
    'which teams are below mine',
    'am I a team lead',
    'what is my team called',
  ],
  hubs: ['dashboard', 'general'],
  label: 'My teams',
  describe: 'Teams the caller is in or leads, and the ones below those they lead. Not who else is in them.',
  synonyms: splitAtCommas('my team, team membership, teams I lead, sub-teams'),
  present: {
    rows: {
      at: 'items',
      one: 'team',
      many: 'teams',
      columns: { Team: 'name', 'You are': 'relation|label' },
      empty: 'You are in no team',
    },
  },
};
