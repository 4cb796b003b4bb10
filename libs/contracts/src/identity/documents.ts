import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { event, operation, type Output } from '../define.js';
import { days } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, noContent, uuid, version } from '../paging.js';
import { FileToSend, storedFile } from '../upload.js';
import { documentCategories, MAX_ORGANIZATION_DOCUMENT_BYTES, scanStates } from './document-states.js';
import { organizationKeeper } from './organization-profile.js';
import { label, lineText } from '../text.js';

/** Documents people see at once; further ones are searched for. */
export const MY_DOCUMENTS_MOST = 100;
/** Documents of an organization, and versions of one, at most. */
export const MAX_ORGANIZATION_DOCUMENTS = 5_000;
export const MAX_DOCUMENT_VERSIONS = 200;
export const organizationDocumentKinds = ['pdf', 'docx', 'txt', 'jpeg', 'png'] as const;
/** Time a file of the largest size takes to be kept or laid ready, in milliseconds. */
const KEEP_WITHIN_MS = 60_000;

const access = organizationKeeper;
/** Who reads what an organization publishes: everybody who works in it. */
const documentReader = forAudience('internalTeam', 'admin');

const title = label().min(2, 'Please give the document a title').max(120);
const category = z.enum(documentCategories);
/** Until when it has to be read and said so; null where nobody has to. */
const acknowledgeBy = days.planned.nullable();
/** It is erased after this day; null to keep it. */
const retainUntil = days.written.nullable();

const documentVersion = {
  /** Counts its files, from 1. */
  versionNumber: z.int().min(1),
  filename: z.string(),
  kind: z.enum(organizationDocumentKinds),
  bytes: z.int(),
  scan: z.enum(scanStates),
};

export const OrganizationDocument = z.object({
  id: uuid(),
  title: z.string(),
  category,
  ...documentVersion,
  addedAt: instant,
  acknowledgeBy,
  /** People who have to read it, and those of them who said so. */
  readers: z.int().min(0),
  acknowledged: z.int().min(0),
  retainUntil,
  /** The last day on which people were reminded of this version. */
  remindedOn: day.nullable(),
  archivedAt: instant.nullable(),
  version,
});
export type OrganizationDocument = z.infer<typeof OrganizationDocument>;

export const listOrganizationDocuments = operation('identity.documents.list', {
  http: 'GET /api/organization/documents',
  access,
  summary: 'Documents of my organization with their version, what was found in the file and who has acknowledged them',
  input: z.object({
    ...listInput(['title', 'category', 'addedAt', 'acknowledgeBy']),
    category: category.optional(),
    scan: z.enum(scanStates).optional(),
    /** Only archived ones; without it only the others. */
    archived: z.stringbool().optional(),
  }),
  output: listOf(OrganizationDocument),
  effect: 'read',
});

export const getOrganizationDocument = operation('identity.documents.get', {
  http: 'GET /api/organization/documents/:documentId',
  access,
  summary: 'A document and every version of it, newest first',
  input: z.object({ documentId: uuid() }),
  output: OrganizationDocument.extend({
    versions: z.array(z.object({ ...documentVersion, addedAt: instant, addedByName: z.string().nullable() })),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});
export type OrganizationDocumentDetail = Output<typeof getOrganizationDocument>;

export const listDocumentReaders = operation('identity.documents.readers', {
  http: 'GET /api/organization/documents/:documentId/readers',
  access,
  summary: 'Who has to acknowledge the present version of a document, and when each of them did',
  input: z.object({
    documentId: uuid(),
    ...listInput(['name', 'acknowledgedAt']),
    /** Only who has, or only who has not. */
    acknowledged: z.stringbool().optional(),
  }),
  output: listOf(z.object({ id: uuid(), name: z.string(), acknowledgedAt: instant.nullable() })),
  effect: 'read',
  errors: ['resource.missing'],
});

const adding = {
  upload: { field: 'file', maxBytes: MAX_ORGANIZATION_DOCUMENT_BYTES, kinds: organizationDocumentKinds },
  effect: 'write' as const,
  events: () => [documentsChanged],
  rate: 'upload' as const,
  deadlineMs: KEEP_WITHIN_MS,
  success: 201 as const,
};
const file = {
  /** What the file is called where it comes from. */
  name: lineText().max(200).optional(),
  file: storedFile(organizationDocumentKinds),
};

export const addOrganizationDocument = operation('identity.documents.add', {
  http: 'POST /api/organization/documents',
  access,
  summary:
    'Add a document: a multipart form with `file`, a PDF, DOCX, text, JPEG or PNG of at most 25 MB, and its title',
  input: z.object({
    title,
    category,
    acknowledgeBy: days.planned.optional(),
    retainUntil: days.written.optional(),
    ...file,
  }),
  output: z.object({ id: uuid() }),
  ...adding,
  errors: ['request.size', 'request.media', 'document.limit', 'document.title', 'document.past'],
});

export const addDocumentVersion = operation('identity.documents.addVersion', {
  http: 'POST /api/organization/documents/:documentId/versions',
  access,
  summary:
    'Add a version of a document, as a multipart form with `file`; whoever has to read it acknowledges it anew, and earlier versions stay',
  input: z.object({ documentId: uuid(), ...file }),
  output: z.object({ versionNumber: z.int().min(1) }),
  ...adding,
  errors: ['resource.missing', 'request.size', 'request.media', 'document.archived', 'document.versions'],
});

export const updateOrganizationDocument = operation('identity.documents.update', {
  http: 'PATCH /api/organization/documents/:documentId',
  access,
  summary: 'Change what a document is called, until when everybody acknowledges it, and how long it is kept',
  input: z.object({ documentId: uuid(), version, title, category, acknowledgeBy, retainUntil }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [documentsChanged],
  errors: ['resource.missing', 'resource.stale', 'document.title', 'document.archived', 'document.past'],
});

export const remindReaders = operation('identity.documents.remind', {
  http: 'POST /api/organization/documents/:documentId/remind',
  access,
  summary: 'Remind everybody who has not acknowledged a document, at most once a day',
  input: z.object({ documentId: uuid() }),
  output: z.object({ reminded: z.int().min(0) }),
  effect: 'write',
  events: () => [documentsChanged],
  errors: [
    'resource.missing',
    'document.archived',
    'document.unasked',
    'document.reminded',
    'document.blocked',
    'document.unscanned',
  ],
});

export const archiveOrganizationDocument = operation('identity.documents.archive', {
  http: 'POST /api/organization/documents/:documentId/archive',
  access,
  summary: 'Archive a document: nobody reads or acknowledges it any more, and it is kept',
  input: z.object({ documentId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [documentsChanged],
  errors: ['resource.missing', 'document.archived'],
});

export const restoreOrganizationDocument = operation('identity.documents.restore', {
  http: 'POST /api/organization/documents/:documentId/restore',
  access,
  summary: 'Restore an archived document',
  input: z.object({ documentId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [documentsChanged],
  errors: ['resource.missing', 'document.title'],
});

export const downloadOrganizationDocument = operation('identity.documents.download', {
  http: 'GET /api/organization/documents/:documentId/file',
  access: documentReader,
  summary:
    'The present file of a document, or of an earlier version for who looks after them; one that was blocked is never sent',
  input: z.object({
    documentId: uuid(),
    versionNumber: z.coerce.number<number>().int().min(1).max(MAX_DOCUMENT_VERSIONS).optional(),
  }),
  output: FileToSend,
  download: organizationDocumentKinds,
  effect: 'read',
  audited: true,
  deadlineMs: KEEP_WITHIN_MS,
  errors: ['resource.missing', 'document.blocked', 'document.unscanned'],
});

export const myOrganizationDocuments = operation('identity.documents.mine', {
  http: 'GET /api/user/documents',
  access: documentReader,
  summary: 'Documents my organization publishes, those that wait for my acknowledgement first, a hundred at most',
  input: z.object({ search: label().max(100).optional() }),
  output: z.object({
    items: z.array(
      z.object({
        id: uuid(),
        title: z.string(),
        category,
        ...documentVersion,
        addedAt: instant,
        acknowledgeBy,
        /** When I acknowledged this version; null where I have not, or need not. */
        acknowledgedAt: instant.nullable(),
      }),
    ),
    /** How many there are in all, and how many of them wait for me. */
    total: z.int().min(0),
    waiting: z.int().min(0),
  }),
  effect: 'read',
});
export type MyOrganizationDocument = Output<typeof myOrganizationDocuments>['items'][number];

export const acknowledgeOrganizationDocument = operation('identity.documents.acknowledge', {
  http: 'POST /api/user/documents/:documentId/acknowledge',
  access: documentReader,
  summary: 'Say that I have read a version of a document',
  input: z.object({ documentId: uuid(), versionNumber: z.int().min(1).max(MAX_DOCUMENT_VERSIONS) }),
  ...noContent,
  effect: 'write',
  events: () => [documentAcknowledged],
  errors: ['resource.missing', 'document.replaced', 'document.blocked'],
});

const reads = [
  'identity.documents.list',
  'identity.documents.get',
  'identity.documents.readers',
  'identity.documents.mine',
];
/** A document was added, changed, scanned, archived or erased. */
export const documentsChanged = event(
  'identity.document.changed',
  z.object({
    documentId: uuid(),
    what: z.enum(['added', 'version', 'updated', 'reminded', 'archived', 'restored', 'scanned', 'erased']),
  }),
  { live: { to: 'organization', access: documentReader, refetches: reads } },
);
/** Somebody said that they have read a document: told to who looks after documents alone. */
export const documentAcknowledged = event(
  'identity.document.acknowledged',
  z.object({ documentId: uuid(), userId: uuid(), versionNumber: z.int() }),
  { live: { to: 'organization', access, refetches: reads } },
);
