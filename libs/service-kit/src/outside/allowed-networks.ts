import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [Address, number];

const ALL_BITS = { ipv4: 32, ipv6: 128 } as const;
/** Bits of an IPv6 address before the IPv4 address it stands for. */
const MAPPED_BITS = 96;

/** A network in its one form, `203.0.113.0/24`, of an address or a network as people write it; nothing where it is none. */
export function networkIn(text: string): string | undefined {
  try {
    const [address, bits] = rangeOf(text);
    const family = address instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
    return `${family.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
  } catch {
    return undefined;
  }
}

function rangeOf(text: string): Range {
  // The library also takes one number, three of them and octal ones.
  if (!text.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(text.split('/')[0]!))
    throw new Error('not an address');
  if (!text.includes('/')) {
    const address = ipaddr.process(text);
    return [address, ALL_BITS[address.kind()]];
  }
  const [address, bits] = ipaddr.parseCIDR(text);
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= MAPPED_BITS;
  return isMapped ? [address.toIPv4Address(), bits - MAPPED_BITS] : [address, bits];
}

const parsed = new WeakMap<readonly string[], readonly Range[]>();

/** Whether somebody at an address may come in: from everywhere where no networks are named. A list is parsed once. */
export function isAllowed(networks: readonly string[] | undefined, ip: string | undefined): boolean {
  if (!networks || networks.length === 0) return true;
  if (!ip || !ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  let ranges = parsed.get(networks);
  if (!ranges) parsed.set(networks, (ranges = networks.map((one) => ipaddr.parseCIDR(one))));
  return ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
}
