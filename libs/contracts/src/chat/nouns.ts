import type { Nouns } from '../fields/noun.js';
import { splitAtCommas } from '../words.js';

/** Things of the assistant. */
export const chatNouns: Nouns = {
  conversation: {
    one: 'conversation',
    many: 'conversations',
    synonyms: splitAtCommas('chat, thread'),
    lists: { 'chat.sessions.list': '', 'chat.sessions.deleted': '' },
    get: 'chat.sessions.get',
    name: 'hub_title',
    date: 'updated_at',
  },
  provider: {
    one: 'provider',
    many: 'providers',
    synonyms: splitAtCommas('model provider, AI provider, AI model'),
    lists: { 'chat.providers.list': 'items' },
    rank: 'spent',
  },
  model: {
    one: 'model',
    many: 'models',
    synonyms: splitAtCommas('chosen model, assistant model'),
    lists: { 'chat.models.list': 'items' },
    name: 'name',
  },
  prompt: {
    one: 'prompt',
    many: 'prompts',
    synonyms: splitAtCommas('system prompt'),
    lists: { 'chat.prompts.list': 'items' },
    name: 'key',
  },
  memory: {
    one: 'memory',
    many: 'memories',
    synonyms: [],
    lists: { 'chat.memories.list': 'items' },
    get: 'chat.memories.get',
    name: 'text',
    date: 'createdAt',
  },
  knowledgeFile: {
    one: 'knowledge document',
    many: 'knowledge documents',
    synonyms: splitAtCommas('knowledge file'),
    lists: { 'chat.knowledge.list': 'items' },
    date: 'uploadedAt',
  },
  passage: {
    one: 'passage',
    many: 'passages',
    synonyms: [],
    lists: { 'chat.knowledge.search': 'items' },
    name: 'title',
  },
};
