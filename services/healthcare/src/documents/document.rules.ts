import type { DocumentKind } from '@talent-os/contracts/upload.js';
import type { VerificationMethod } from '@talent-os/contracts/healthcare/credentials.js';

/** What a document belongs to: a credential, or the record of a completed course. */
export type SubjectKind = 'credential' | 'record';

export type Verification = { readonly verifiedBy: VerificationMethod | null; readonly verifiedAt: Date | null };

/** A person verified the credential by its documents after this one had been added: the decision rests on it. */
export const isEvidence = (addedAt: Date, { verifiedBy, verifiedAt }: Verification): boolean =>
  verifiedBy === 'document' && verifiedAt !== null && addedAt <= verifiedAt;

const extensions: Record<DocumentKind, string> = { pdf: 'pdf', jpeg: 'jpg', png: 'png' };
const LONGEST_STEM = 100;

/**
 * The name a document is kept and sent under: what its person called it, without what could lead out of a folder, hide an
 * ending or break a line, and with the ending of what it is, not of what it was called.
 */
export function documentName(called: string | undefined, kind: DocumentKind): string {
  const stem = (called ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, ' ')
    .replace(/\.(pdf|jpe?g|png)\s*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = Array.from(stem).slice(0, LONGEST_STEM).join('').trim();
  return `${short || 'document'}.${extensions[kind]}`;
}
