import { sign } from 'node:crypto';
import { canonicalJson } from '../chain/canonical-json.js';
import type { Head } from '../chain/chain.rules.js';
import type { SigningKey } from './checkpoint.rules.js';

/** A sign of life this old means that nothing was kept in between, in milliseconds. */
const PAUSE_MS = 180_000;

/** What the second copy says of a chain: signed anew every minute, even where nothing happened. */
type HeartbeatStatement = {
  readonly organizationId: string;
  /** 1, 2, 3 … */
  readonly number: number;
  readonly at: string;
  /** `stopped` is the last word of an orderly shutdown. */
  readonly state: 'running' | 'stopped';
  /** Where the last checkpoint stands, the hash of its record, and its signature; 0 and null where there is none. */
  readonly sequence: number;
  readonly hash: string;
  readonly checkpoint: string | null;
  /** How many chains the installation has. */
  readonly chains: number;
  /** The last sign of life before the latest pause. */
  readonly resumedFrom: number | null;
  readonly keyId: string;
};
export type Heartbeat = HeartbeatStatement & { readonly signature: string };

/** What a sign of life is about. */
type HeartbeatInput = {
  readonly organizationId: string;
  readonly head: Head;
  readonly checkpoint: string | null;
  readonly chains: number;
  readonly state: Heartbeat['state'];
};

/** The next sign of life after `previous`. */
export function heartbeatOf(
  kept: HeartbeatInput,
  previous: Heartbeat | undefined,
  key: SigningKey,
  now: Date,
): Heartbeat {
  const { organizationId, head, checkpoint, chains, state } = kept;
  const statement: HeartbeatStatement = {
    organizationId,
    number: (previous?.number ?? 0) + 1,
    at: now.toISOString(),
    state,
    sequence: head.sequence,
    hash: head.hash,
    checkpoint,
    chains,
    resumedFrom: previous && pausedSince(previous, now) ? previous.number : (previous?.resumedFrom ?? null),
    keyId: key.id,
  };
  return {
    ...statement,
    signature: sign(null, Buffer.from(canonicalJson(statement)), key.privateKey).toString('base64'),
  };
}

/** Whether nothing was kept for a while since this sign of life. */
export const pausedSince = (previous: Pick<Heartbeat, 'at'>, now: Date) =>
  now.getTime() - Date.parse(previous.at) > PAUSE_MS;
