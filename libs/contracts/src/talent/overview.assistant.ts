import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const overview: AssistantSpec = {
  examples: [
    'what is waiting for me in talent',
    'where are our bottlenecks',
    'what are the three worst bottlenecks in hiring',
    'talent overview',
    'recruit to retire at a glance',
    'what holds up hiring',
    'which stage of talent is stuck',
    'what do I owe in the talent hub',
    'how many stand at each talent stage',
    'where does the talent process get stuck',
  ],
  hubs: ['talent'],
  label: 'Talent overview',
  describe:
    'How many requests, applicants, newcomers and moves stand at each stage, what waits for the caller, and the three worst bottlenecks.',
  synonyms: splitAtCommas('recruit to retire, talent at a glance, bottleneck, bottlenecks, stuck, talent stages'),
  link: '/talent',
  present: {
    lead: ['{waitingTotal|one:item} of talent waits for you.'],
    rows: {
      at: 'bottlenecks',
      one: 'bottleneck',
      many: 'bottlenecks',
      columns: { Where: 'title', Late: 'late', Of: 'of', 'Days late': 'days' },
      empty: 'Nothing is late',
    },
  },
  trust: { 'waiting.title': 'user' },
  phi: { 'waiting.title': 'NOTE' },
};
