import type { DocumentKind } from '@talent-os/contracts/upload.js';
import type { VerificationMethod } from '@talent-os/contracts/healthcare/credentials.js';
import { keptName } from '@talent-os/service-kit/files/kept-name';

/** What a document belongs to: a credential, or the record of a completed course. */
export type SubjectKind = 'credential' | 'record';

export type Verification = { readonly verifiedBy: VerificationMethod | null; readonly verifiedAt: Date | null };

/** A person verified the credential by its documents after this one had been added: the decision rests on it. */
export const isEvidence = (addedAt: Date, { verifiedBy, verifiedAt }: Verification): boolean =>
  verifiedBy === 'document' && verifiedAt !== null && addedAt <= verifiedAt;

const extensions: Record<DocumentKind, string> = { pdf: 'pdf', jpeg: 'jpg', png: 'png' };

/** The name a document is kept and sent under, with the ending of what it is, not of what it was called. */
export const documentName = (called: string | undefined, kind: DocumentKind): string =>
  keptName(called, extensions[kind], /\.(pdf|jpe?g|png)\s*$/i);
