import { isAllowed, networkIn } from './allowed-networks.js';
import { reachProblem } from './reach.js';

/** Private networks the operator has named in `OUTBOUND_ALLOWED_NETWORKS`; none unless it is set. */
export const outboundNetworks = (environment: NodeJS.ProcessEnv = process.env): readonly string[] =>
  (environment.OUTBOUND_ALLOWED_NETWORKS ?? '').split(',').flatMap((one) => networkIn(one.trim()) ?? []);

/** Why the text of an address leads nowhere the product calls, in words for the person who entered it. */
export function outboundFormProblem(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || url.protocol !== 'https:') return 'Please enter an https address';
  if (url.username || url.password) return 'Please leave user and password out of the address';
  if (url.hash) return 'Please leave everything from # out of the address';
  return undefined;
}

/**
 * Why the product calls none of these resolved addresses; nothing where it may call them all. Reserved addresses, those of
 * metadata services among them, are refused whatever the operator names; private ones unless a named network holds them.
 */
export const outboundProblem = (addresses: readonly string[], allowed: readonly string[]): string | undefined =>
  reachProblem(addresses, (address) => allowed.length > 0 && isAllowed(allowed, address));
