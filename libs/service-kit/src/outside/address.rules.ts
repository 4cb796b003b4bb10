import { reachOf, reachProblem } from './reach.js';

/** Why an address is no provider's, in words for the person who entered it; nothing where its form is fine. */
export function formProblem(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return 'Please enter an https address';
  if (url.username || url.password) return 'Please leave user and password out of the address';
  if (url.search || url.hash) return 'Please leave everything from ? or # out of the address';
  return undefined;
}

/** Why nobody may connect to these resolved addresses of a URL; nothing where all of them are allowed. */
export function connectionProblem(url: URL, addresses: readonly string[], allowPrivate: boolean): string | undefined {
  const problem = reachProblem(addresses, () => allowPrivate);
  if (problem) return problem;
  if (url.protocol === 'http:' && addresses.some((address) => reachOf(address) === 'public'))
    return 'Please enter an https address';
  if (url.protocol === 'http:' && !allowPrivate) return 'Please enter an https address';
  return undefined;
}

/** Two spellings of one address. */
export const sameAddress = (one: string, other: string): boolean => normal(one) === normal(other);

const normal = (text: string): string => {
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
};
