import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Envelope } from '@talent-os/service-kit';
import { canonicalJson } from '../chain/canonical-json.js';
import { GENESIS, link } from '../chain/chain.rules.js';
import { checkpointOf, type Previous, type SigningKey } from '../checkpoints/checkpoint.rules.js';
import { keyIdOf } from '../checkpoints/checkpoint-key.js';
import { heartbeatOf, type Heartbeat } from '../checkpoints/heartbeat.rules.js';
import { trustedKeys } from '../verify/signatures.js';
import type { CheckpointRow, End, EventRow, Source } from '../verify/source.js';
import type { VerificationResult } from '../verify/verdict.js';
import { verifyChain, type Trust } from '../verify/verify-chain.js';

/** What a database and an exported file hold of one organization's chain: the material of the tests. */
export type SampleChain = {
  rows: EventRow[];
  checkpoints: CheckpointRow[];
  lines: string[];
  head: End;
  /** The last sign of life beside the exported file. */
  heartbeat: string | undefined;
};

export const ORGANIZATION = '0192f5a0-0000-7000-8000-0000000000aa';
export const NOW = new Date('2026-11-20T10:00:00.000Z');

const pair = generateKeyPairSync('ed25519');
const earlier = generateKeyPairSync('ed25519');
const keyOf = ({ publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject }): SigningKey => ({
  id: keyIdOf(publicKey),
  privateKey,
});
export const key = keyOf(pair);
/** The one before it, still trusted. */
export const earlierKey = keyOf(earlier);
/** A key of somebody else, who calls it by the name of the real one. */
export const forgedKey: SigningKey = { id: key.id, privateKey: generateKeyPairSync('ed25519').privateKey };
export const keys = trustedKeys([
  [earlier, pair].map(({ publicKey }) => publicKey.export({ type: 'spki', format: 'pem' })).join(''),
]);

/** A chain as the writer makes it, with a checkpoint after each of the marks. */
export function soundChain(envelopes: readonly Envelope[], marks: readonly number[]): SampleChain {
  const entries = link(GENESIS, ORGANIZATION, envelopes);
  const rows = entries.map(({ organizationId: _ours, subject, ...entry }) => ({
    ...entry,
    subject: canonicalJson(subject),
  }));
  const checkpoints = signCheckpoints(rows, marks, key);
  return withCheckpoints({ rows, checkpoints, lines: [], head: endOf(rows), heartbeat: undefined }, checkpoints);
}

/** The chain with other checkpoints, the copy and its sign of life made anew from them. */
export function withCheckpoints(chain: SampleChain, checkpoints: CheckpointRow[], at = NOW): SampleChain {
  const lines = checkpoints.map((checkpoint) => JSON.stringify(checkpoint));
  return { ...chain, checkpoints, lines, heartbeat: heartbeatFor(checkpoints.at(-1), at) };
}

/** A sign of life as the writer leaves it. */
export function heartbeatFor(
  last: CheckpointRow | undefined,
  at = NOW,
  { number = 1, state = 'running', by = key }: { number?: number; state?: Heartbeat['state']; by?: SigningKey } = {},
): string {
  const head = { sequence: last?.sequence ?? 0, hash: last?.hash ?? GENESIS.hash };
  const kept = { organizationId: ORGANIZATION, head, checkpoint: last?.signature ?? null, chains: 1, state };
  const before = number > 1 ? heartbeatOf(kept, undefined, by, at) : undefined;
  return JSON.stringify(heartbeatOf(kept, before && { ...before, number: number - 1 }, by, at));
}

/** Checkpoints over rows at the marks, in the way of the writer. */
export function signCheckpoints(
  rows: readonly EventRow[],
  marks: readonly number[],
  by: SigningKey,
  after: Previous = { sequence: 0, signature: null },
): CheckpointRow[] {
  let previous = after;
  return marks.map((mark) => {
    const hashes = rows.slice(previous.sequence, mark).map((row) => row.hash);
    const checkpoint = checkpointOf(ORGANIZATION, { sequence: mark, hash: hashes.at(-1)! }, hashes, previous, by, NOW);
    previous = checkpoint;
    return checkpoint;
  });
}

export const endOf = (rows: readonly EventRow[]): End => ({
  sequence: rows.at(-1)?.sequence ?? 0,
  hash: rows.at(-1)?.hash ?? GENESIS.hash,
});

/** What the verifier says of it. Small pages, so that chains of tens of records cross many. */
export function verdictOn(chain: SampleChain, more: Partial<Trust> = {}, page = 7): Promise<VerificationResult> {
  const bySequence = chain.rows.toSorted((a, b) => a.sequence - b.sequence);
  const source: Source = {
    events: async (after) => bySequence.filter((row) => row.sequence > after).slice(0, page),
    checkpoints: async (after) => chain.checkpoints.filter((checkpoint) => checkpoint.sequence > after).slice(0, 2),
    head: async () => chain.head,
    exported: async function* () {
      yield* chain.lines;
    },
    heartbeat: async () => chain.heartbeat,
  };
  const expected = { until: NOW.getTime() + 90_000, mayBeStopped: false };
  return verifyChain(ORGANIZATION, source, { keys, expected, ...more });
}
