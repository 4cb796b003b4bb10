import { isAllowed, networkIn } from './allowed-networks.js';
import { reachOf, reachProblem } from './reach.js';

/** Every network there is: who runs the installation has named the address itself. What is reserved stays closed. */
export const EVERY_NETWORK: readonly string[] = ['0.0.0.0/0', '::/0'];
/** No private network: anybody may have named the address. */
export const NO_NETWORK: readonly string[] = [];

/**
 * Private networks the product may call, whatever for: as `OUTBOUND_ALLOWED_NETWORKS` names them. Where it names none, all of
 * them while developing and none in production.
 */
export function outboundNetworks(environment: NodeJS.ProcessEnv = process.env): readonly string[] {
  const named = (environment.OUTBOUND_ALLOWED_NETWORKS ?? '').split(',').flatMap((one) => networkIn(one.trim()) ?? []);
  return named.length === 0 && environment.NODE_ENV !== 'production' ? EVERY_NETWORK : named;
}

/** `encrypted`: an address that is called as it stands. `inside`: the beginning of addresses, plain within an open network. */
type AddressForm = 'encrypted' | 'inside';

/** Why the text of an address leads nowhere the product calls, in words for the person who entered it. */
export function formProblem(text: string, form: AddressForm): string | undefined {
  const url = URL.parse(text);
  const isBase = form === 'inside';
  if (!url || (url.protocol !== 'https:' && !(isBase && url.protocol === 'http:')))
    return 'Please enter an https address';
  if (url.username || url.password) return 'Please leave user and password out of the address';
  if (isBase && (url.search || url.hash)) return 'Please leave everything from ? or # out of the address';
  return url.hash ? 'Please leave everything from # out of the address' : undefined;
}

/**
 * Why the product calls none of these resolved addresses of a URL; nothing where it may call them all. Reserved addresses,
 * those of metadata services among them, are refused whatever is open; private ones unless an open network holds them. What
 * is not encrypted stays inside.
 */
export function addressProblem(
  { protocol }: Pick<URL, 'protocol'>,
  addresses: readonly string[],
  open: readonly string[],
): string | undefined {
  const problem = reachProblem(addresses, (address) => open.length > 0 && isAllowed(open, address));
  if (problem) return problem;
  const leaves = addresses.some((address) => reachOf(address) === 'public');
  return protocol === 'http:' && leaves ? 'Please enter an https address' : undefined;
}

/** Two spellings of one address. */
export const sameAddress = (one: string, other: string): boolean => normal(one) === normal(other);

const normal = (text: string): string => {
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
};
