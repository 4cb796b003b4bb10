import type { Reader, Transaction } from '@talent-os/service-kit';
import type { Checkpoint, Previous } from './checkpoint.rules.js';
import type { Heartbeat } from './heartbeat.rules.js';

const COLUMNS = `organization_id as "organizationId", sequence, hash, merkle_root as "merkleRoot",
  previous_signature as "previousSignature", key_id as "keyId", at, signature`;

/** The newest checkpoint. Ask with the head locked: nobody signs in between. */
export async function lastCheckpoint(db: Reader): Promise<Previous & { readonly hash?: string }> {
  const last = await db.readOne<Previous & { hash: string }>(
    'select sequence, signature, hash from audit.audit_checkpoint where organization_id = $1 order by sequence desc limit 1',
  );
  return last ?? { sequence: 0, signature: null };
}

/** Checkpoints after a sequence, oldest first. */
export function checkpointsAfter(db: Reader, sequence: number): Promise<Checkpoint[]> {
  return db.read<Checkpoint>(
    `select ${COLUMNS} from audit.audit_checkpoint where organization_id = $1 and sequence > $2 order by sequence`,
    [sequence],
  );
}

/** The signature of the checkpoint at a sequence, if there is one. */
export async function signatureAt(db: Reader, sequence: number): Promise<string | undefined> {
  const found = await db.readOne<{ signature: string }>(
    'select signature from audit.audit_checkpoint where organization_id = $1 and sequence = $2',
    [sequence],
  );
  return found?.signature;
}

/** Hashes of the records after a sequence, oldest first, in hexadecimal. */
export async function hashesAfter(db: Reader, sequence: number): Promise<string[]> {
  const rows = await db.read<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit.audit_event where organization_id = $1 and sequence > $2 order by sequence`,
    [sequence],
  );
  return rows.map((row) => row.hash);
}

/** The last sign of life that the writer remembers. */
export async function lastHeartbeat(db: Reader): Promise<Heartbeat | undefined> {
  const last = await db.readOne<{ statement: Heartbeat }>(
    'select statement from audit.audit_heartbeat where organization_id = $1',
  );
  return last?.statement;
}

export async function rememberHeartbeat(tx: Transaction, heartbeat: Heartbeat): Promise<void> {
  await tx.execute(
    `insert into audit.audit_heartbeat (organization_id, number, statement) values ($1, $2, $3::json)
     on conflict (organization_id) do update set number = excluded.number, statement = excluded.statement`,
    [heartbeat.number, JSON.stringify(heartbeat)],
  );
}

/** How many chains the installation has. */
export async function countChains(db: Reader): Promise<number> {
  const row = await db.readOne<{ chains: number }>(
    'select count(*)::int as chains from audit.chain where $1::uuid is not null',
  );
  return row!.chains;
}
