import { BlockList, isIP } from 'node:net';

/** Where a connection may lead. `never`: to nobody's provider, whatever the settings say (metadata services, for one). */
export type Reach = 'public' | 'private' | 'never';

const listOf = (ranges: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [net, prefix] of ranges) list.addSubnet(net, prefix, isIP(net) === 6 ? 'ipv6' : 'ipv4');
  return list;
};

const PRIVATE = listOf([
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['::1', 128],
  ['fc00::', 7],
]);

const NEVER = listOf([
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['fd00:ec2::254', 128],
  // Addresses that carry another one inside: where they lead is decided by somebody else.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
]);

/** Where an IP address leads. */
export function reachOf(address: string): Reach {
  const ip = unmapped(address);
  const family = isIP(ip);
  if (family === 0) return 'never';
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (NEVER.check(ip, type)) return 'never';
  return PRIVATE.check(ip, type) ? 'private' : 'public';
}

/** `::ffff:127.0.0.1` and `::ffff:7f00:1` are 127.0.0.1. */
function unmapped(address: string): string {
  const inner = /^(?:0{0,4}:){0,5}:?:ffff:(.+)$/i.exec(address)?.[1];
  if (!inner) return address;
  if (isIP(inner) === 4) return inner;
  const [high = NaN, low = NaN] = inner.split(':').map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Why an address is no provider's, in words for whoever entered it; nothing where its form is fine. */
export function formProblem(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return 'Please enter an https address';
  if (url.username || url.password) return 'Please leave user and password out of the address';
  if (url.search || url.hash) return 'Please leave everything from ? or # out of the address';
  return undefined;
}

/** Why nobody may connect to these resolved addresses of a URL; nothing where all of them are allowed. */
export function connectionProblem(url: URL, addresses: readonly string[], allowPrivate: boolean): string | undefined {
  const reaches = addresses.map(reachOf);
  if (reaches.length === 0) return 'The name in this address cannot be found';
  if (reaches.includes('never')) return 'This address is reserved';
  if (reaches.includes('private') && !allowPrivate) return 'This address is inside a private network';
  if (url.protocol === 'http:' && reaches.includes('public')) return 'Please enter an https address';
  if (url.protocol === 'http:' && !allowPrivate) return 'Please enter an https address';
  return undefined;
}

/** Two spellings of one address. */
export const sameAddress = (one: string, other: string): boolean => normal(one) === normal(other);

const normal = (text: string): string => {
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
};
