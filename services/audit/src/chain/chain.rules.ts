import { createHash } from 'node:crypto';
import type { Envelope } from '@talent-os/service-kit';
import { canonicalJson } from './canonical-json.js';

/** Where a chain ends: the number of its last record and that record's hash, in hexadecimal. */
export type Head = { readonly sequence: number; readonly hash: string };

/** Before the first record. */
export const GENESIS: Head = { sequence: 0, hash: '0'.repeat(64) };

/** What the trail keeps of an event: who did what, in which operation, to what, when. Times in milliseconds, UTC. */
type AuditRecord = {
  readonly organizationId: string;
  readonly sequence: number;
  readonly eventId: string;
  readonly action: string;
  readonly operation: string;
  readonly actorId: string | null;
  readonly actorRole: string | null;
  readonly industry: string | null;
  readonly subject: unknown;
  readonly at: string;
  readonly traceId: string | null;
};
export type Entry = AuditRecord & { readonly prevHash: string; readonly hash: string };

/** SHA-256 over the 32 bytes of the previous hash and the canonical JSON of the record. */
export function hashOf(prevHash: string, record: AuditRecord): string {
  return createHash('sha256').update(Buffer.from(prevHash, 'hex')).update(canonicalJson(record)).digest('hex');
}

/** The records of these events, numbered without gaps and linked to the head. Their order is the order of recording. */
export function link(head: Head, organizationId: string, envelopes: readonly Envelope[]): Entry[] {
  const entries: Entry[] = [];
  let last = head;
  for (const envelope of envelopes) {
    const record = recordOf(envelope, organizationId, last.sequence + 1);
    const entry = { ...record, prevHash: last.hash, hash: hashOf(last.hash, record) };
    entries.push(entry);
    last = entry;
  }
  return entries;
}

/** Every event once: an at-least-once delivery may hold the same one twice. */
export function distinct(batch: readonly Envelope[]): Envelope[] {
  const byId = new Map(batch.map((envelope) => [envelope.id.toLowerCase(), envelope]));
  return [...byId.values()];
}

// Identifiers in lower case and whole milliseconds: how Postgres gives back what it was given.
const recordOf = (envelope: Envelope, organizationId: string, sequence: number): AuditRecord => ({
  organizationId: organizationId.toLowerCase(),
  sequence,
  eventId: envelope.id.toLowerCase(),
  action: envelope.name,
  operation: envelope.operation,
  actorId: envelope.actorId?.toLowerCase() ?? null,
  actorRole: envelope.actorRole,
  industry: envelope.industry,
  subject: envelope.payload ?? null,
  at: new Date(envelope.at).toISOString(),
  traceId: traceIdOf(envelope.traceparent),
});

/** The trace id of a W3C `traceparent`. */
function traceIdOf(traceparent: string | null): string | null {
  return /^[\da-f]{2}-([\da-f]{32})-/.exec(traceparent ?? '')?.[1] ?? null;
}
