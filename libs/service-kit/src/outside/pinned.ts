import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { Agent } from 'undici';
import { expectNoTransaction } from '../database/open-transaction.js';
import { addressProblem, outboundNetworks } from './outside.rules.js';

const LOOKUP_MS = 3_000;

export type Resolve = (host: string) => Promise<readonly string[]>;

/** Every address a name has, of either family; none where it has none. */
const byDns: Resolve = (host) =>
  lookup(host, { all: true }).then(
    (all) => all.map(({ address }) => address),
    () => [],
  );

/** Nobody can, or may, be connected to at an address. `detail` says why, in words for the person who entered it. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';

  constructor(
    readonly kind: 'unreachable' | 'address',
    readonly detail: string,
  ) {
    super(detail);
  }
}

/** Where a call may lead beside public addresses, and who knows names. */
export type Reaching = { readonly open?: readonly string[] | undefined; readonly resolve?: Resolve | undefined };

/**
 * The addresses of a URL, all of them checked. Throws `AddressRefused` where one of them may not be called. Never inside a
 * transaction.
 */
export async function checkedAddresses(
  url: URL,
  { open = outboundNetworks(), resolve }: Reaching = {},
): Promise<readonly string[]> {
  const addresses = await addressesOf(url, resolve);
  const problem = addressProblem(url, addresses, open);
  if (problem) throw new AddressRefused(addresses.length === 0 ? 'unreachable' : 'address', problem);
  return addresses;
}

/** The addresses a URL leads to, none where its name has none in time. */
async function addressesOf(url: URL, resolve: Resolve = byDns): Promise<readonly string[]> {
  expectNoTransaction('an address outside');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? [host] : Promise.race([resolve(host), after(LOOKUP_MS, [], { ref: false })]);
}

type PinnedOptions = Omit<Agent.Options, 'connect'> & { readonly timeout?: number; readonly ca?: string | undefined };

/**
 * Connections to addresses that were checked, and to no others: a name that answers differently the second time gains
 * nothing. Whoever waits for an answer watches over it; these have no times of their own.
 */
export const pinnedAgent = (addresses: readonly string[], { timeout, ca, ...options }: PinnedOptions = {}): Agent =>
  new Agent({
    connect: { lookup: pinnedTo(addresses), ...(timeout && { timeout }), ...(ca && { ca }) },
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
    ...options,
  });

/** Answers the checked addresses, whatever name is asked for. */
const pinnedTo =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, answer) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }));
    if (options.all) answer(null, all);
    else answer(null, all[0]!.address, all[0]!.family);
  };
