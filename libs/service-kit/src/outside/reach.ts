import { BlockList, isIP } from 'node:net';

/** Where a connection may lead. `never`: to nobody's provider, whatever the settings say (metadata services, for one). */
export type Reach = 'public' | 'private' | 'never';

/**
 * Networks and where they lead; the narrowest one an address lies in decides. Sources: the IANA registries of special-purpose
 * IPv4 and IPv6 addresses, and what cloud providers say of the addresses their machines ask about themselves.
 */
export const networks: readonly (readonly [network: string, reach: Reach])[] = [
  ['0.0.0.0/0', 'public'],
  ['0.0.0.0/8', 'never'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'private'],
  // Metadata of Alibaba Cloud and of Volcano Engine.
  ['100.100.100.200/32', 'never'],
  ['100.96.0.96/32', 'never'],
  ['127.0.0.0/8', 'private'],
  // The host a machine of Azure runs on.
  ['168.63.129.16/32', 'never'],
  // Link-local: the metadata of most clouds.
  ['169.254.0.0/16', 'never'],
  ['172.16.0.0/12', 'private'],
  // Protocol assignments; metadata of Oracle Cloud.
  ['192.0.0.0/24', 'never'],
  ['192.0.2.0/24', 'never'],
  ['192.31.196.0/24', 'never'],
  ['192.52.193.0/24', 'never'],
  ['192.88.99.0/24', 'never'],
  ['192.168.0.0/16', 'private'],
  ['192.175.48.0/24', 'never'],
  ['198.18.0.0/15', 'never'],
  ['198.51.100.0/24', 'never'],
  ['203.0.113.0/24', 'never'],
  ['224.0.0.0/4', 'never'],
  ['240.0.0.0/4', 'never'],
  // Of IPv6 only global unicast is assigned to anybody. The rest holds discard, segment routing, site-local and multicast
  // addresses, and ones that carry an IPv4 address inside: compatible, translated, of NAT64. Where those lead is decided
  // by another person. What is mapped (`::ffff:a.b.c.d`) is the IPv4 address itself.
  ['::/0', 'never'],
  ['2000::/3', 'public'],
  ['::1/128', 'private'],
  // Protocol assignments: Teredo, benchmarks, relays, ORCHID.
  ['2001::/23', 'never'],
  ['2001:db8::/32', 'never'],
  // 6to4.
  ['2002::/16', 'never'],
  ['2620:4f:8000::/48', 'never'],
  ['3fff::/20', 'never'],
  ['fc00::/7', 'private'],
  // Metadata of AWS, Google Cloud, Oracle Cloud and Scaleway.
  ['fd00:ec2::/32', 'never'],
  ['fd20:ce::254/128', 'never'],
  ['fd00:c1::a9fe:a9fe/128', 'never'],
  ['fd00:42::42/128', 'never'],
];

/** Bits before an IPv4 address in the IPv6 address it is mapped to: what a rule for the one means for the other. */
const MAPPED = 96;

const rules = networks
  .map(([network, reach]) => {
    const [address = '', bits = ''] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const list = new BlockList();
    list.addSubnet(address, Number(bits), family);
    return { list, reach, width: Number(bits) + (family === 'ipv4' ? MAPPED : 0) };
  })
  .toSorted((a, b) => b.width - a.width);

/**
 * Why nobody may connect to these resolved addresses, in words; nothing where all of them are open. What is reserved is
 * never open, what is private where `isOpen` says so.
 */
export function reachProblem(addresses: readonly string[], isOpen: (address: string) => boolean): string | undefined {
  if (addresses.length === 0) return 'The name in this address cannot be found';
  const reaches = addresses.map((address) => ({ address, reach: reachOf(address) }));
  if (reaches.some(({ reach }) => reach === 'never')) return 'This address is reserved';
  if (reaches.some(({ address, reach }) => reach === 'private' && !isOpen(address)))
    return 'This address is inside a private network';
  return undefined;
}

/** Where an IP address leads, in whatever form it is written. */
export function reachOf(address: string): Reach {
  const family = isIP(address);
  // A zone belongs to a link of this machine.
  if (family === 0 || address.includes('%')) return 'never';
  return rules.find(({ list }) => list.check(address, family === 6 ? 'ipv6' : 'ipv4'))?.reach ?? 'never';
}
