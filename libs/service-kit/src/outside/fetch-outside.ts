import type { Addresses } from './addresses.js';
import { isOwnComputer } from './own-computer.js';
import { AddressRefused } from './pinned.js';
import { exchange, type OutsideRequest } from './send.js';

/** How far a call to a host that customers name may go. */
type OutsideLimits = {
  /** Private networks it may lead into, where those of the installation are too many. */
  readonly open?: readonly string[];
  /** Milliseconds until the last byte has come. */
  readonly timeoutMs: number;
  /** Largest answer. */
  readonly maxBytes: number;
};

const BODYLESS = new Set([204, 205, 304]);

/**
 * Calls a host that customers name, at an address that was checked, and follows it nowhere else. Throws `AddressRefused`
 * where it may not be reached, `TypeError` where it does not answer, `RangeError` where it answers too much.
 */
export async function fetchOutside(
  addresses: Addresses,
  url: string,
  sent: Pick<OutsideRequest, 'method' | 'headers' | 'body'>,
  { open, timeoutMs, maxBytes }: OutsideLimits,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const agent = await addresses.agentFor(url, { open });
  const { status, headers, body, isCut } = await exchange(agent, { ...sent, url, signal, mostBytes: maxBytes }).catch(
    (error: unknown) => {
      // As the platform's own `fetch` says it: libraries that are handed this one know it so.
      throw signal.aborted ? error : new TypeError('fetch failed', { cause: error });
    },
  );
  if (isCut) throw new RangeError('the answer is too large');
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Response(BODYLESS.has(status) ? null : new Uint8Array(body), { status, headers: pairs });
}

/** Refuses what is not encrypted, but for this machine outside of production. */
export function expectEncrypted(url: string, environment: NodeJS.ProcessEnv = process.env): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:') return;
  if (protocol === 'http:' && environment.NODE_ENV !== 'production' && isOwnComputer(hostname)) return;
  throw new AddressRefused('address', 'Please enter an https address');
}
