import { z } from 'zod';
import { operation } from '../define.js';
import { uuid } from '../paging.js';

const input = z.object({ sessionId: uuid() });

export const exportMarkdown = operation('chat.export.markdown', {
  http: 'GET /api/chat/sessions/:sessionId/export/markdown',
  access: 'signed-in',
  summary:
    'A conversation of mine, or one that is shared with me, as a Markdown file: what stands in it now, with its sources',
  input,
  output: z.object({ filename: z.string(), markdown: z.string() }),
  effect: 'read',
  document: { type: 'text/markdown', field: 'markdown' },
  audited: true,
  errors: ['resource.missing', 'chat.closed'],
});

export const exportJson = operation('chat.export.json', {
  http: 'GET /api/chat/sessions/:sessionId/export/json',
  access: 'signed-in',
  summary:
    'A conversation of mine, or one that is shared with me, as a JSON file: what stands in it now, with its sources',
  input,
  output: z.object({ filename: z.string(), json: z.string() }),
  effect: 'read',
  document: { type: 'application/json', field: 'json' },
  audited: true,
  errors: ['resource.missing', 'chat.closed'],
});
