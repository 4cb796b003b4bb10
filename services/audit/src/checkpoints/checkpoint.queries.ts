import type { Transaction } from '@talent-os/service-kit';
import type { Checkpoint, Previous } from './checkpoint.rules.js';

const COLUMNS = `organization_id as "organizationId", sequence, hash, merkle_root as "merkleRoot",
  previous_signature as "previousSignature", key_id as "keyId", at, signature`;

/** The newest checkpoint. Ask with the head locked: nobody signs in between. */
export async function lastCheckpoint(tx: Transaction): Promise<Previous> {
  const [last] = await tx.rows<Previous>(
    'select sequence, signature from audit.audit_checkpoint where organization_id = $1 order by sequence desc limit 1',
  );
  return last ?? { sequence: 0, signature: null };
}

/** Checkpoints after a sequence, oldest first. */
export function checkpointsAfter(tx: Transaction, sequence: number): Promise<Checkpoint[]> {
  return tx.rows<Checkpoint>(
    `select ${COLUMNS} from audit.audit_checkpoint where organization_id = $1 and sequence > $2 order by sequence`,
    [sequence],
  );
}

/** Hashes of the records after a sequence, oldest first, in hexadecimal. */
export async function hashesAfter(tx: Transaction, sequence: number): Promise<string[]> {
  const rows = await tx.rows<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit.audit_event where organization_id = $1 and sequence > $2 order by sequence`,
    [sequence],
  );
  return rows.map((row) => row.hash);
}
