import { z } from 'zod';
import { slug } from '../canonical.js';
import { event, operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { assistantHubs } from './providers.js';
import { prose } from '../text.js';
import { mayGoTo } from '../record-may.js';

const access = { role: ['PLATFORM_ADMIN' as const] };
export const promptVariables = [
  'hubTitle',
  'pageTitle',
  'userName',
  'roleLabel',
  'industry',
  'today',
  'capabilities',
] as const;

const PromptVersion = z.object({
  id: uuid(),
  version: z.int(),
  body: z.string(),
  status: z.enum(['draft', 'active', 'archived']),
  authorName: z.string(),
  createdAt: instant,
  activatedAt: instant.nullable(),
  uses: z.int(),
  up: z.int(),
  down: z.int(),
  may: mayGoTo(z.enum(['active'])),
});

const Prompt = z.object({
  id: uuid(),
  /** `hub` or `hub/page`; the most specific one that is active is used, `general` where none is. */
  key: z.string(),
  hub: z.enum(assistantHubs),
  pageContext: z.string().nullable(),
  versions: z.array(PromptVersion),
});

export const listPrompts = operation('chat.prompts.list', {
  http: 'GET /api/chat/prompts',
  access,
  summary: 'Prompts by hub and page with their versions, use and ratings',
  input: z.object({ hub: slug(60).optional() }),
  output: z.object({ items: z.array(Prompt) }),
  effect: 'read',
});

export const draftPrompt = operation('chat.prompts.draft', {
  http: 'POST /api/chat/prompts',
  access,
  summary:
    'Write a new version of a prompt as a draft; unknown variables and anything that looks like a secret are refused',
  input: z.object({
    hub: z.enum(assistantHubs, 'Please choose a hub'),
    pageContext: z.string().max(80).nullable(),
    body: prose().min(20, 'Please write at least a sentence').max(12_000),
  }),
  output: z.object({ promptId: uuid(), versionId: uuid(), version: z.int() }),
  effect: 'write',
  events: () => [promptsChanged],
  success: 201,
  errors: ['prompt.variable', 'prompt.secret'],
});

export const testPrompt = operation('chat.prompts.test', {
  http: 'POST /api/chat/prompts/versions/:versionId/test',
  access,
  summary: 'Fill a version with a sample and count its tokens; with a model configured, also answer a sample question',
  input: z.object({ versionId: uuid(), question: prose().max(500).optional() }),
  output: z.object({ filled: z.string(), tokens: z.int(), answer: z.string().nullable() }),
  effect: 'write',
  events: () => [promptsChanged],
  deadlineMs: 30_000,
  errors: ['resource.missing'],
});

export const activatePrompt = operation('chat.prompts.activate', {
  http: 'POST /api/chat/prompts/versions/:versionId/activate',
  access,
  summary: 'Make a version the active one of its prompt; the previous is archived and can be activated again',
  input: z.object({ versionId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [promptsChanged],
  errors: ['resource.missing'],
});

export const promptsChanged = event(
  'chat.prompt.changed',
  z.object({ promptId: uuid(), versionId: uuid(), what: z.enum(['drafted', 'activated', 'tested']) }),
  {
    live: { to: 'organization', access, refetches: ['chat.prompts.list'] },
  },
);
