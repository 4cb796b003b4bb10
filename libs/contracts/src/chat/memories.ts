import { z } from 'zod';
import { event, operation } from '../define.js';
import { ownCsvWhole } from '../csv-export.js';
import { instant, noContent, uuid, version } from '../paging.js';
import { prose } from '../text.js';

/** Memories of one person, and characters of one. */
export const MAX_MEMORIES = 200;
export const MAX_MEMORY_LENGTH = 500;

const access = 'signed-in';
const text = prose()
  .min(3, 'Please write what to remember')
  .max(MAX_MEMORY_LENGTH, `Please write at most ${MAX_MEMORY_LENGTH} characters`);

const Memory = z.object({ id: uuid(), text: z.string(), createdAt: instant, version });
export type Memory = z.infer<typeof Memory>;

export const listMemories = operation('chat.memories.list', {
  http: 'GET /api/chat/memories',
  access,
  summary:
    'What the assistant remembers because I asked it to, the latest first, and whether it uses it; nobody else reads it',
  input: z.object({}),
  output: z.object({ enabled: z.boolean(), items: z.array(Memory) }),
  effect: 'read',
});

export const getMemory = operation('chat.memories.get', {
  http: 'GET /api/chat/memories/:memoryId',
  access,
  summary: 'One thing the assistant remembers for me',
  input: z.object({ memoryId: uuid() }),
  output: Memory,
  effect: 'read',
  errors: ['resource.missing'],
});

export const exportMemories = operation(
  'chat.memories.export',
  ownCsvWhole(listMemories, {
    access,
    summary: 'Everything the assistant remembers for me, as a CSV file',
    rows: {},
  }),
);

const changing = { effect: 'write' as const, events: () => [memoriesChanged] };

export const switchMemory = operation('chat.memories.switch', {
  http: 'PUT /api/chat/memories/switch',
  access,
  summary: 'Let the assistant remember what I ask it to, or not; switched off it uses nothing and keeps what there is',
  input: z.object({ enabled: z.boolean() }),
  ...noContent,
  ...changing,
});

export const keepMemory = operation('chat.memories.keep', {
  http: 'POST /api/chat/memories',
  access,
  summary: 'Have something remembered; health and personal details are refused',
  input: z.object({ text }),
  output: z.object({ id: uuid() }),
  ...changing,
  success: 201,
  errors: ['memory.off', 'memory.many', 'memory.known', 'memory.private'],
});

export const updateMemory = operation('chat.memories.update', {
  http: 'PATCH /api/chat/memories/:memoryId',
  access,
  summary: 'Put something that is remembered into other words',
  input: z.object({ memoryId: uuid(), version, text }),
  ...noContent,
  ...changing,
  errors: ['resource.missing', 'resource.stale', 'memory.known', 'memory.private'],
});

export const forgetMemory = operation('chat.memories.forget', {
  http: 'DELETE /api/chat/memories/:memoryId',
  access,
  summary: 'Have one thing forgotten',
  input: z.object({ memoryId: uuid() }),
  ...noContent,
  ...changing,
  errors: ['resource.missing'],
});

export const forgetMemories = operation('chat.memories.forgetAll', {
  http: 'DELETE /api/chat/memories',
  access,
  summary: 'Have everything forgotten that the assistant remembers for me',
  input: z.object({}),
  ...noContent,
  ...changing,
});

/** What a person has remembered has changed; what it is stays with them. */
export const memoriesChanged = event('chat.memory.changed', z.object({ userId: uuid() }), {
  live: { to: 'subject', access, refetches: ['chat.memories.list'] },
});
