import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const suggestionsList: AssistantSpec = {
  examples: [
    'which suggestions are waiting for me',
    'what did I tell you I want to do',
    'show the suggestions from our conversations',
    'what could become a task',
    'suggestions drawn from the chat',
    'which suggested tasks have I not decided about',
    'show my suggested goals',
  ],
  hubs: ['productivity'],
  label: 'Suggestions',
  describe: 'Sentences the person wrote to the assistant that state a goal and are not yet a task or a goal.',
  synonyms: splitAtCommas('suggested tasks, suggested goals, ideas from chat, proposals from our conversation'),
  link: '/productivity',
  present: {
    rows: {
      at: 'items',
      one: 'suggestion',
      many: 'suggestions',
      columns: { 'You wrote': 'text', When: 'suggestedAt' },
      empty: 'No suggestions',
    },
  },
  trust: { 'items.text': 'user' },
};
