import { singular, type Nouns } from '../fields/noun.js';

/** Things of the assistant. */
export const chatNouns: Nouns = {
  conversation: {
    one: 'conversation',
    many: 'conversations',
    synonyms: singular('chat, thread'),
    lists: { 'chat.sessions.list': '', 'chat.sessions.deleted': '' },
    get: 'chat.sessions.get',
    name: 'hub_title',
    date: 'updated_at',
  },
  provider: {
    one: 'provider',
    many: 'providers',
    synonyms: singular('model provider, AI provider'),
    lists: { 'chat.providers.list': 'items' },
    rank: 'spent',
  },
  prompt: {
    one: 'prompt',
    many: 'prompts',
    synonyms: singular('system prompt'),
    lists: { 'chat.prompts.list': 'items' },
    name: 'key',
  },
};
