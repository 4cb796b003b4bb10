import type { Proposal } from '@talent-os/contracts/chat/parts.js';
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How long a proposal may be approved, in milliseconds. */
export const PROPOSAL_LIFE_MS = 10 * 60_000;

export type SignedProposal = {
  readonly organizationId: string;
  readonly runId: string;
  readonly callId: string;
  readonly userId: string;
  readonly operation: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly expiresAt: Date;
};

/** The key proposals are signed with, from the installation's master key (32 bytes, base64). */
export function proposalKey(masterKey: string | undefined): Buffer {
  const key = Buffer.from(masterKey ?? '', 'base64');
  if (key.length !== 32) throw new Error('MASTER_KEY must be 32 bytes in base64');
  return Buffer.from(hkdfSync('sha256', key, '', 'talent-os/chat/proposal', 32));
}

/** Binds a proposal to its run, call, person, arguments and end: change one and the signature is another. */
export function signatureOf(key: Buffer, bound: SignedProposal): string {
  const { organizationId, runId, callId, userId, operation, args, expiresAt } = bound;
  const fields = [organizationId, runId, callId, userId, operation, argsHash(args), expiresAt.toISOString()];
  return createHmac('sha256', key).update(fields.join('\n')).digest('base64url');
}

export function isSignedBy(key: Buffer, bound: SignedProposal, signature: string): boolean {
  const expected = Buffer.from(signatureOf(key, bound));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The same for the same arguments, in whatever order their fields stand. */
export const argsHash = (args: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(args)))
    .digest('hex');

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, inner]) => [field, sorted(inner)]),
  );
};

/** The state people see: a proposal nobody decided in time has expired, whether or not anything wrote so. */
export const stateAt = (state: Proposal['state'], expiresAt: Date, now: Date): Proposal['state'] =>
  state === 'waiting' && expiresAt <= now ? 'expired' : state;
