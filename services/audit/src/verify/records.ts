import { hash as digest } from 'node:crypto';
import { canonicalForm, Written } from './canonical-form.js';
import type { End, EventRow } from './source.js';
import { faultAt, type Fault } from './verdict.js';

/** What the first record follows from. */
export const BEGINNING: End = { sequence: 0, hash: '0'.repeat(64) };

/** What is wrong with a record, given the sound one before it. */
export function recordFault(row: EventRow, before: End, organizationId: string): Fault | undefined {
  const expected = before.sequence + 1;
  if (row.sequence > expected) return faultAt(expected, 'gap');
  if (row.sequence < expected || row.prevHash !== before.hash) return faultAt(row.sequence, 'link');
  return isAsHashed(row, organizationId) ? undefined : faultAt(row.sequence, 'content');
}

/**
 * Whether the record has the hash it says. What happened is taken as the text that is kept and never read: the hash is of
 * its spelling too, and `JSON.parse` of Node 24 reads the name "\u0007" as "\\" after an object that has that name.
 */
function isAsHashed({ prevHash, hash, subject, ...fields }: EventRow, organizationId: string): boolean {
  try {
    const record = canonicalForm({ ...fields, subject: new Written(subject), organizationId });
    return digest('sha256', Buffer.concat([Buffer.from(prevHash, 'hex'), Buffer.from(record, 'utf8')]), 'hex') === hash;
  } catch {
    // A number past the largest there is, which is read as infinity, has no spelling.
    return false;
  }
}
