import { fetch as send } from 'undici';
import { AddressRefused, type Addresses } from './addresses.js';
import { isOwnComputer } from './own-computer.js';

/** How far a call to a host that customers name may go. */
type OutsideLimits = {
  readonly allowPrivate: boolean;
  /** Milliseconds until the last byte has come. */
  readonly timeoutMs: number;
  /** Largest answer. */
  readonly maxBytes: number;
};

type OutsideRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
};

const BODYLESS = new Set([204, 205, 304]);

/**
 * Calls a host that customers name, at an address that was checked, and follows it nowhere else. Throws `AddressRefused`
 * where it may not be reached, `TypeError` where it does not answer, `RangeError` where it answers too much.
 */
export async function fetchOutside(
  addresses: Addresses,
  url: string,
  { method, headers, body }: OutsideRequest,
  { allowPrivate, timeoutMs, maxBytes }: OutsideLimits,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const dispatcher = await addresses.agentFor(url, allowPrivate);
  const answer = await send(url, { method, headers, body: body ?? null, dispatcher, signal, redirect: 'manual' });
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += (piece as Uint8Array).length;
    if (length > maxBytes) throw new RangeError('the answer is too large');
    pieces.push(piece as Uint8Array);
  }
  const init = { status: answer.status, headers: [...answer.headers] as [string, string][] };
  return new Response(BODYLESS.has(answer.status) ? null : Buffer.concat(pieces, length), init);
}

/** Refuses what is not encrypted, but for this machine outside of production. */
export function expectEncrypted(url: string, environment: NodeJS.ProcessEnv = process.env): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:') return;
  if (protocol === 'http:' && environment.NODE_ENV !== 'production' && isOwnComputer(hostname)) return;
  throw new AddressRefused('address', 'Please enter an https address');
}
