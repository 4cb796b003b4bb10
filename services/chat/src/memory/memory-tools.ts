import { forgetMemory, keepMemory } from '@talent-os/contracts/chat/memories.js';
import type { Tool } from '../tools/tool.js';

const proposal = (operation: Tool['operation'], title: string, slots: Tool['spec']['slots']): Tool => ({
  name: operation.name,
  label: title,
  description: operation.summary,
  operation,
  spec: {
    examples: [],
    hubs: [],
    slots: slots!,
    proposes: { title, permission: 'Nothing but your approval', verbs: [] },
  },
  writes: true,
});

/** What a person approves before it is remembered. No model has it: memories come from what people type. */
export const keepTool = proposal(keepMemory, 'Remember this', { text: { label: 'To remember' } });

export const forgetTool = proposal(forgetMemory, 'Forget this', {
  memoryId: {
    label: 'To forget',
    lookup: { operation: 'chat.memories.list', at: 'items', get: 'chat.memories.get', name: 'text', one: 'memory' },
  },
});
