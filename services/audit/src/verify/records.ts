import { hash as digest } from 'node:crypto';
import { canonicalForm } from './canonical-form.js';
import type { End, EventRow } from './source.js';
import { faultAt, type Fault } from './verdict.js';

/** What the first record follows from. */
export const BEGINNING: End = { sequence: 0, hash: '0'.repeat(64) };

/** What is wrong with a record, given the sound one before it. */
export function recordFault(row: EventRow, before: End, organizationId: string): Fault | undefined {
  const expected = before.sequence + 1;
  if (row.sequence > expected) return faultAt(expected, 'gap');
  if (row.sequence < expected || row.prevHash !== before.hash) return faultAt(row.sequence, 'link');
  return recomputed(row, organizationId) === row.hash ? undefined : faultAt(row.sequence, 'content');
}

/** The hash the record should have, or nothing where it cannot have come from the writer. */
function recomputed(
  { prevHash, hash: _stored, subject: text, ...fields }: EventRow,
  organizationId: string,
): string | undefined {
  const subject = asWritten(text);
  if (subject === undefined) return undefined;
  const record = Buffer.from(canonicalForm({ ...fields, subject, organizationId }), 'utf8');
  return digest('sha256', Buffer.concat([Buffer.from(prevHash, 'hex'), record]), 'hex');
}

/** The value of a text the writer can have written: another spelling of the same value is not what was written. */
function asWritten(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return canonicalForm(value) === text ? value : undefined;
  } catch {
    // Not JSON, or a number past the largest there is, which is read as infinity and has no spelling.
    return undefined;
  }
}
