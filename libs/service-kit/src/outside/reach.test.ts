import { isIP } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { networks, reachOf, type Reach } from './reach.js';

const reaches: readonly [string, Reach][] = [
  ['8.8.8.8', 'public'],
  ['104.18.6.192', 'public'],
  ['2606:4700::6812:6c0', 'public'],
  ['10.1.2.3', 'private'],
  ['127.0.0.1', 'private'],
  ['127.255.0.9', 'private'],
  ['172.15.255.255', 'public'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.1', 'public'],
  ['192.168.178.20', 'private'],
  ['100.63.255.255', 'public'],
  ['100.64.0.1', 'private'],
  ['100.128.0.0', 'public'],
  ['::1', 'private'],
  ['0:0:0:0:0:0:0:1', 'private'],
  ['fd12:3456::1', 'private'],
  ['fc00::', 'private'],
  // Mapped: the IPv4 address itself, however it is written.
  ['::ffff:127.0.0.1', 'private'],
  ['::FFFF:7f00:1', 'private'],
  ['0:0:0:0:0:ffff:127.0.0.1', 'private'],
  ['0000:0000:0000:0000:0000:ffff:7f00:0001', 'private'],
  ['::ffff:8.8.8.8', 'public'],
  ['::ffff:a9fe:a9fe', 'never'],
  ['::ffff:168.63.129.16', 'never'],
  // IPv4-compatible, translated, NAT64, 6to4, Teredo.
  ['::127.0.0.1', 'never'],
  ['::7f00:1', 'never'],
  ['::10.0.0.1', 'never'],
  ['::169.254.169.254', 'never'],
  ['::8.8.8.8', 'never'],
  ['::2', 'never'],
  ['::ffff:0:127.0.0.1', 'never'],
  ['64:ff9b::7f00:1', 'never'],
  ['64:ff9b::169.254.169.254', 'never'],
  ['64:ff9b::8.8.8.8', 'never'],
  ['64:ff9b:1::a00:1', 'never'],
  ['64:ff9b:1:ffff::10.0.0.1', 'never'],
  ['2002:7f00:1::', 'never'],
  ['2002:a9fe:a9fe::1', 'never'],
  ['2001::7f00:1', 'never'],
  ['2001:0:4136:e378:8000:63bf:f5ff:fffe', 'never'],
  // Metadata.
  ['169.254.169.254', 'never'],
  ['169.254.170.2', 'never'],
  ['169.254.169.253', 'never'],
  ['100.100.100.200', 'never'],
  ['100.100.100.201', 'private'],
  ['100.96.0.96', 'never'],
  ['168.63.129.16', 'never'],
  ['168.63.129.17', 'public'],
  ['192.0.0.192', 'never'],
  ['fd00:ec2::254', 'never'],
  ['fd00:ec2::23', 'never'],
  ['fd20:ce::254', 'never'],
  ['fd00:c1::a9fe:a9fe', 'never'],
  ['fd00:42::42', 'never'],
  ['fe80::a9fe:a9fe', 'never'],
  // Reserved.
  ['0.0.0.0', 'never'],
  ['0.1.2.3', 'never'],
  ['192.0.0.8', 'never'],
  ['192.0.2.1', 'never'],
  ['192.31.196.1', 'never'],
  ['192.52.193.1', 'never'],
  ['192.88.99.1', 'never'],
  ['192.175.48.1', 'never'],
  ['198.18.0.1', 'never'],
  ['198.19.255.255', 'never'],
  ['198.20.0.0', 'public'],
  ['198.51.100.7', 'never'],
  ['203.0.113.7', 'never'],
  ['224.0.0.1', 'never'],
  ['239.255.255.250', 'never'],
  ['240.0.0.1', 'never'],
  ['255.255.255.255', 'never'],
  ['::', 'never'],
  ['100::1', 'never'],
  ['100:0:0:1::1', 'never'],
  ['2001:2::1', 'never'],
  ['2001:20::1', 'never'],
  ['2001:1ff:ffff::', 'never'],
  ['2001:200::1', 'public'],
  ['2001:db8::1', 'never'],
  ['2001:4860:4860::8888', 'public'],
  ['2620:4f:8000::1', 'never'],
  ['3fff::1', 'never'],
  ['3fff:1000::1', 'public'],
  ['4000::1', 'never'],
  ['5f00::1', 'never'],
  ['fe80::1', 'never'],
  ['fe80::1%eth0', 'never'],
  ['fec0::1', 'never'],
  ['ff02::1', 'never'],
  // No address.
  ['example.com', 'never'],
  ['0177.0.0.1', 'never'],
  ['2130706433', 'never'],
  ['127.1', 'never'],
  ['', 'never'],
];

describe('an address', () => {
  it.each(reaches)('%s leads to something %s', (address, reach) => expect(reachOf(address)).toBe(reach));

  it('that is mapped leads where the address itself leads', () =>
    fc.assert(fc.property(fc.ipV4(), (address) => expect(reachOf(`::ffff:${address}`)).toBe(reachOf(address)))));

  it('that carries another one inside leads nowhere', () => {
    const hex = (address: string) =>
      Buffer.from(address.split('.').map(Number)).toString('hex').match(/..../g)!.join(':');
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const carrying = [
          `64:ff9b::${address}`,
          `64:ff9b:1::${address}`,
          `2002:${hex(address)}::1`,
          `2001:0:${hex(address)}::1`,
        ];
        expect(carrying.map(reachOf)).toEqual(carrying.map(() => 'never'));
        if (!/^0\.0\.0\.1$/.test(address)) expect(reachOf(`::${address}`)).toBe('never');
      }),
    );
  });

  it('of the table is one, with a prefix of its family', () => {
    for (const [network] of networks) {
      const [address = '', bits] = network.split('/');
      expect([network, isIP(address) === 6 ? 128 : 32]).toEqual([network, expect.any(Number)]);
      expect([network, isIP(address) > 0, Number(bits) >= 0]).toEqual([network, true, true]);
    }
  });
});
