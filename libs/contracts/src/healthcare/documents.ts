import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may, type Rule } from '../access/rule.js';
import { event, operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { documentKinds, FileToSend, storedFile } from '../upload.js';
import { lineText } from '../text.js';

/** Bytes of a document. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Documents of one credential or certificate. */
export const MAX_DOCUMENTS = 5;
/** Time a document of the largest size takes to be kept or laid ready, in milliseconds. */
const KEEP_WITHIN_MS = 30_000;

const holder = ruleOf('healthcare.credentials');
const learner = ruleOf('healthcare.education');
/** Who may see documents of others. */
export const documentVerifier = may('VERIFY_CREDENTIALS', 'HEALTHCARE');
const reader: Rule = { any: [holder, learner, documentVerifier] };

const Document = z.object({
  id: uuid(),
  name: z.string(),
  kind: z.enum(documentKinds),
  bytes: z.int(),
  addedAt: instant,
  /** I may delete it. */
  removable: z.boolean(),
});
export type Document = z.infer<typeof Document>;

const adding = {
  upload: { field: 'file', maxBytes: MAX_DOCUMENT_BYTES, kinds: documentKinds },
  output: z.object({ id: uuid() }),
  effect: 'write' as const,
  success: 201 as const,
  rate: 'upload' as const,
  deadlineMs: KEEP_WITHIN_MS,
};
const file = {
  /** What the file is called where it comes from. */
  name: lineText().max(200).optional(),
  file: storedFile(documentKinds),
};
const items = z.object({ items: z.array(Document) });

export const addCredentialDocument = operation('healthcare.documents.addToCredential', {
  http: 'POST /api/healthcare/credentials/:credentialId/documents',
  access: holder,
  summary: 'Add a scan of my credential: a multipart form with `file`, a PDF, JPEG or PNG of at most 10 MB',
  input: z.object({ credentialId: uuid(), ...file }),
  ...adding,
  errors: ['resource.missing', 'request.size', 'request.media', 'credential.revoked', 'document.many'],
  events: () => [documentAdded],
});

export const addCertificateDocument = operation('healthcare.documents.addToRecord', {
  http: 'POST /api/healthcare/education/records/:recordId/documents',
  access: learner,
  summary:
    'Add the certificate of a course that counts: a multipart form with `file`, a PDF, JPEG or PNG of at most 10 MB',
  input: z.object({ recordId: uuid(), ...file }),
  ...adding,
  errors: ['resource.missing', 'request.size', 'request.media', 'document.many'],
  events: () => [documentAdded],
});

export const listCredentialDocuments = operation('healthcare.documents.ofCredential', {
  http: 'GET /api/healthcare/credentials/:credentialId/documents',
  access: { any: [holder, documentVerifier] },
  summary: 'Documents of a credential: my own, or anybody’s for those who verify them',
  input: z.object({ credentialId: uuid() }),
  output: items,
  effect: 'read',
  errors: ['resource.missing'],
});

export const listCertificateDocuments = operation('healthcare.documents.ofRecord', {
  http: 'GET /api/healthcare/education/records/:recordId/documents',
  access: { any: [learner, documentVerifier] },
  summary: 'Certificates of a completed course: my own, or anybody’s for those who verify them',
  input: z.object({ recordId: uuid() }),
  output: items,
  effect: 'read',
  errors: ['resource.missing'],
});

export const downloadDocument = operation('healthcare.documents.download', {
  http: 'GET /api/healthcare/documents/:documentId/file',
  access: reader,
  summary: 'A document as it was added; each time somebody opens one is recorded',
  input: z.object({ documentId: uuid() }),
  output: FileToSend,
  download: documentKinds,
  effect: 'read',
  audited: true,
  deadlineMs: KEEP_WITHIN_MS,
  errors: ['resource.missing'],
});

export const removeDocument = operation('healthcare.documents.remove', {
  http: 'DELETE /api/healthcare/documents/:documentId',
  access: { any: [holder, learner] },
  summary: 'Delete a document of mine; one on which a verification rests stays',
  input: z.object({ documentId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [documentRemoved],
  errors: ['resource.missing', 'document.evidence'],
});

const fact = z.object({ documentId: uuid(), userId: uuid(), subjectId: uuid() });
const live = {
  live: {
    to: 'organization' as const,
    access: reader,
    refetches: [
      'healthcare.documents.ofCredential',
      'healthcare.documents.ofRecord',
      'healthcare.credentials.own',
      'healthcare.credentials.list',
      'healthcare.education.ledger',
    ],
  },
};
/** A person added a document to a credential of theirs, or to the record of a course. */
export const documentAdded = event('healthcare.document.added', fact, live);
export const documentRemoved = event('healthcare.document.removed', fact, live);
