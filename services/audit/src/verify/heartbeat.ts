import { readFile } from 'node:fs/promises';
import { isSigned, type TrustedKeys } from './signatures.js';

/** A signed statement of how far a chain went at a moment; the second copy holds the last one of each chain. */
export type Heartbeat = {
  readonly organizationId: string;
  readonly number: number;
  readonly at: string;
  readonly state: 'running' | 'stopped';
  /** Of the last checkpoint, with its record's hash and its own signature; 0 and null where there was none. */
  readonly sequence: number;
  readonly hash: string;
  readonly checkpoint: string | null;
  /** How many chains there were. */
  readonly chains: number;
  readonly keyId: string;
  readonly signature: string;
};

/** How old the last one may be while the product runs, in milliseconds: one is written every minute. */
const LAG_MS = 180_000;

/** Until when the product is known to have run, in epoch milliseconds, and whether it may have been stopped before then. */
export type ExpectedHeartbeat = { readonly until: number; readonly mayBeStopped: boolean };

export const isLate = ({ at, state }: Heartbeat, { until, mayBeStopped }: ExpectedHeartbeat): boolean =>
  !(mayBeStopped && state === 'stopped') && !(until - Date.parse(at) <= LAG_MS);

/** The statement in a text about this chain, bare or as the product logs it, if one of the trusted keys signed it. */
export function heartbeatIn(text: string, organizationId: string, keys: TrustedKeys): Heartbeat | undefined {
  try {
    const line = JSON.parse(text) as Heartbeat & { readonly anchor?: Heartbeat };
    const value = line.anchor ?? line;
    const whole = Number.isSafeInteger(value.number) && Number.isSafeInteger(value.sequence);
    return whole && value.organizationId === organizationId && isSigned(value, keys) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The whole file, or nothing where there is none. */
export async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
