import type { Reader, Transaction } from '@talent-os/service-kit';
import { canonicalJson } from './canonical-json.js';
import { GENESIS, type Entry, type Head } from './chain.rules.js';

/** The end of the organization's chain, locked until the transaction ends. Begins the chain where there is none yet. */
export async function lockHead(tx: Transaction): Promise<Head> {
  const locked = () =>
    tx.execute<Head>(
      `select sequence, encode(hash, 'hex') as hash from audit.audit_head where organization_id = $1 for update`,
    );
  const [head] = await locked();
  if (head) return head;
  await tx.execute(
    `insert into audit.audit_head (organization_id, sequence, hash) values ($1, $2, decode($3, 'hex')) on conflict do nothing`,
    [GENESIS.sequence, GENESIS.hash],
  );
  await tx.execute('insert into audit.chain (organization_id) values ($1) on conflict do nothing');
  const [begun] = await locked();
  return begun!;
}

/** Those of the events that are in the chain already. Ask with the head locked: nobody appends in between. */
export async function recorded(db: Reader, eventIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.read<{ eventId: string }>(
    'select event_id as "eventId" from audit.audit_event where organization_id = $1 and event_id = any($2::uuid[])',
    [eventIds],
  );
  return new Set(rows.map((row) => row.eventId));
}

/** Appends linked records and moves the head to the last of them. */
export async function append(tx: Transaction, entries: readonly Entry[]): Promise<void> {
  const { sequence, hash } = entries.at(-1)!;
  const rows = entries.map((entry) => ({ ...entry, subject: canonicalJson(entry.subject) }));
  await tx.execute(APPEND, [JSON.stringify(rows)]);
  await tx.execute(`update audit.audit_head set sequence = $2, hash = decode($3, 'hex') where organization_id = $1`, [
    sequence,
    hash,
  ]);
}

// One parameter for the whole batch: one plan, whatever its size.
const APPEND = `
  insert into audit.audit_event
    (organization_id, sequence, event_id, action, operation, actor_id, actor_role, industry, subject, at, trace_id, prev_hash, hash)
  select $1::uuid, sequence, "eventId", action, operation, "actorId", "actorRole", industry, subject::json, at, "traceId",
         decode("prevHash", 'hex'), decode(hash, 'hex')
  from json_to_recordset($2::json) as entry (
    sequence bigint, "eventId" uuid, action text, operation text, "actorId" uuid, "actorRole" text, industry text,
    subject text, at timestamptz, "traceId" text, "prevHash" text, hash text)`;
