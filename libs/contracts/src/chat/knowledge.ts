import { z } from 'zod';
import { modules, roles } from '../access/tables.js';
import { distinct } from '../canonical.js';
import { event, operation } from '../define.js';
import { csvExport } from '../csv-export.js';
import { listInput } from '../list-input.js';
import { instant, listOf, noContent, uuid, version } from '../paging.js';
import { FileToSend, knowledgeKinds, storedFile } from '../upload.js';
import {
  knowledgeLanguages,
  knowledgeProblemKeys,
  knowledgeReaders,
  knowledgeStateKeys,
  MAX_KNOWLEDGE_BYTES,
} from './knowledge-states.js';
import { label, lineText, prose } from '../text.js';

/** Who looks after what the assistant knows. */
export const knowledgeKeeper = { role: ['ORGANIZATION_ADMIN' as const, 'PLATFORM_ADMIN' as const] };
/** Time a file of the largest size takes to be kept or laid ready, in milliseconds. */
const KEEP_WITHIN_MS = 30_000;
/** Passages one search answers. */
export const MOST_PASSAGES = 6;

const title = label().min(2, 'Please give the document a title').max(120);
/** Who may read it; the roles and hubs chosen count where `readers` names their kind. */
const audience = {
  readers: z.enum(knowledgeReaders),
  roles: distinct(z.enum(roles)).max(roles.length),
  hubs: distinct(z.enum(modules)).max(modules.length),
};

const KnowledgeFile = z.object({
  id: uuid(),
  title: z.string(),
  filename: z.string(),
  kind: z.enum(knowledgeKinds),
  bytes: z.int(),
  state: z.enum(knowledgeStateKeys),
  /** Why it could not be read; null where it could, or will be. */
  problem: z.enum(knowledgeProblemKeys).nullable(),
  pages: z.int().nullable(),
  passages: z.int(),
  language: z.enum(knowledgeLanguages).nullable(),
  /** Counts the files it has been, from 1. */
  edition: z.int(),
  ...audience,
  uploadedAt: instant,
  version,
});
export type KnowledgeFile = z.infer<typeof KnowledgeFile>;

const filters = {
  search: label().max(100).optional(),
  state: z.enum(knowledgeStateKeys).optional(),
  readers: z.enum(knowledgeReaders).optional(),
};

export const listKnowledge = operation('chat.knowledge.list', {
  http: 'GET /api/chat/knowledge',
  access: knowledgeKeeper,
  summary: 'Documents the assistant may answer from, by title; how far each is read and who may read it',
  input: z.object({ ...listInput(['title', 'state', 'bytes', 'uploadedAt']), ...filters }),
  output: listOf(KnowledgeFile),
  effect: 'read',
});

export const exportKnowledge = operation(
  'chat.knowledge.export',
  csvExport(listKnowledge, {
    access: knowledgeKeeper,
    summary: 'The list of documents as a CSV file; filters narrow it down',
    rows: filters,
  }),
);

const adding = {
  upload: { field: 'file', maxBytes: MAX_KNOWLEDGE_BYTES, kinds: knowledgeKinds },
  output: z.object({ id: uuid(), version }),
  effect: 'write' as const,
  events: () => [knowledgeChanged],
  rate: 'upload' as const,
  deadlineMs: KEEP_WITHIN_MS,
};
const file = {
  /** What the file is called where it comes from. */
  name: lineText().max(200).optional(),
  file: storedFile(knowledgeKinds),
};

export const addKnowledge = operation('chat.knowledge.add', {
  http: 'POST /api/chat/knowledge',
  access: knowledgeKeeper,
  summary:
    'Add a document: a multipart form with `file`, a PDF, DOCX, Markdown or plain text of at most 10 MB, and its title; nobody reads it before readers are chosen',
  input: z.object({ title, ...file }),
  ...adding,
  success: 201,
  errors: ['request.size', 'request.media', 'knowledge.many'],
});

export const replaceKnowledge = operation('chat.knowledge.replace', {
  http: 'POST /api/chat/knowledge/:knowledgeFileId/editions',
  access: knowledgeKeeper,
  summary:
    'Put a new file in the place of a document’s, as a multipart form with `file`; the assistant forgets the earlier one at once',
  input: z.object({ knowledgeFileId: uuid(), ...file }),
  ...adding,
  errors: ['resource.missing', 'request.size', 'request.media'],
});

export const updateKnowledge = operation('chat.knowledge.update', {
  http: 'PATCH /api/chat/knowledge/:knowledgeFileId',
  access: knowledgeKeeper,
  summary: 'Change the title of a document and who may read it; the next question is answered by it',
  input: z.object({ knowledgeFileId: uuid(), version, title, ...audience }),
  ...noContent,
  effect: 'write',
  events: () => [knowledgeChanged],
  errors: ['resource.missing', 'resource.stale', 'knowledge.readers'],
});

export const deleteKnowledge = operation('chat.knowledge.delete', {
  http: 'DELETE /api/chat/knowledge/:knowledgeFileId',
  access: knowledgeKeeper,
  summary: 'Delete a document with its file and every passage read from it',
  input: z.object({ knowledgeFileId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [knowledgeChanged],
  errors: ['resource.missing'],
});

export const downloadKnowledge = operation('chat.knowledge.download', {
  http: 'GET /api/chat/knowledge/:knowledgeFileId/file',
  access: 'signed-in',
  summary: 'The file of a document I may read, as it was added; each time somebody opens one is recorded',
  input: z.object({ knowledgeFileId: uuid() }),
  output: FileToSend,
  download: knowledgeKinds,
  effect: 'read',
  audited: true,
  deadlineMs: KEEP_WITHIN_MS,
  errors: ['resource.missing'],
});

const Passage = z.object({
  knowledgeFileId: uuid(),
  title: z.string(),
  filename: z.string(),
  page: z.int().nullable(),
  heading: z.string().nullable(),
  text: z.string(),
  /** Words of the question that it holds, its heading and the document’s title included. */
  matched: z.int(),
  /** Words of the question that count. */
  wanted: z.int(),
  /** A word of the question stands in the heading or the title. */
  named: z.boolean(),
});
export type Passage = z.infer<typeof Passage>;

export const searchKnowledge = operation('chat.knowledge.search', {
  http: 'GET /api/chat/knowledge/passages',
  access: 'signed-in',
  summary: 'Passages of documents I may read that hold the words of a question, the best first',
  input: z.object({ question: prose().min(1, 'Please write a question').max(500) }),
  output: z.object({ items: z.array(Passage) }),
  effect: 'read',
});

/** A document was added or changed, or has been read. */
export const knowledgeChanged = event(
  'chat.knowledge.changed',
  z.object({ knowledgeFileId: uuid(), what: z.enum(['added', 'replaced', 'changed', 'deleted', 'read']) }),
  { live: { to: 'organization', access: knowledgeKeeper, refetches: ['chat.knowledge.list'] } },
);
