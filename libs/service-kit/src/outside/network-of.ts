import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** What a provider gives one customer, who may take any address of it for every call: 64 bits. */
const CUSTOMER = 4;

/** What calls without sign-in are counted by: an IPv4 address, or the network an IPv6 address belongs to. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [before = '', after] = ip.split('%')[0]!.split('::');
  const groups = before === '' ? [] : before.split(':');
  const left = after === undefined || after === '' ? 0 : after.split(':').length;
  const whole = after === undefined ? groups : [...groups, ...Array<string>(GROUPS - groups.length - left).fill('0')];
  const network = [...whole, ...(after ? after.split(':') : [])].slice(0, CUSTOMER);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
