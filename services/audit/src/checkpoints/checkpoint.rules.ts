import { sign, type KeyObject } from 'node:crypto';
import { canonicalJson } from '../chain/canonical-json.js';
import type { Head } from '../chain/chain.rules.js';
import { merkleRoot } from './merkle.js';

/** Records after which a checkpoint is signed without waiting for the minute. */
export const CHECKPOINT_EVERY = 1_000;

/** What a checkpoint says. */
export type Statement = {
  readonly organizationId: string;
  readonly sequence: number;
  readonly hash: string;
  /** Over the hashes since the checkpoint before. */
  readonly merkleRoot: string;
  /** Null on the first one of a chain. */
  readonly previousSignature: string | null;
  readonly keyId: string;
  readonly at: string;
};
export type Checkpoint = Statement & { readonly signature: string };
export type SigningKey = { readonly id: string; readonly privateKey: KeyObject };
/** The checkpoint before: sequence 0 and no signature where there is none. */
export type Previous = { readonly sequence: number; readonly signature: string | null };

/** Signs the end of a chain and, by the tree over `hashes`, every record since the checkpoint before. */
export function checkpointOf(
  organizationId: string,
  head: Head,
  hashes: readonly string[],
  previous: Previous,
  key: SigningKey,
  now: Date,
): Checkpoint {
  const statement: Statement = {
    organizationId,
    sequence: head.sequence,
    hash: head.hash,
    merkleRoot: merkleRoot(hashes),
    previousSignature: previous.signature,
    keyId: key.id,
    at: now.toISOString(),
  };
  return {
    ...statement,
    signature: sign(null, Buffer.from(canonicalJson(statement)), key.privateKey).toString('base64'),
  };
}
