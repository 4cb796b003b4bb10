import { searchKnowledge } from '@talent-os/contracts/chat/knowledge.js';
import type { Tool } from '../tools/tool.js';

/**
 * How models look into the organization's documents. It is no tool of the router's, whose questions are about the
 * platform's own data. Whoever wrote a document is unknown: a run that has read one lets no foreign address through.
 */
export const knowledgeTool: Tool = {
  name: 'search_knowledge',
  label: 'Documents',
  description:
    'Passages of the organization’s own documents, such as policies and handbooks, that hold the words of a question. Use it for rules, benefits and procedures that no other tool tells. Quote what answers, with the title and the page or heading; say so where no passage does.',
  operation: searchKnowledge,
  spec: {
    label: 'Documents',
    examples: [],
    hubs: [],
    trust: { 'items.title': 'external', 'items.heading': 'external', 'items.text': 'external' },
  },
  writes: false,
};
