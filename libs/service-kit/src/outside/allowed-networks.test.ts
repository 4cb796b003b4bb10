import { describe, expect, it } from '@jest/globals';
import { isAllowed, networkIn } from './allowed-networks.js';

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['2001:DB8::7', '2001:db8::7/128'],
    ['2001:db8:1:2:3::/48', '2001:db8:1::/48'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
  ])('of %s is %s', (text, network) => expect(networkIn(text)).toBe(network));

  it.each([
    '',
    '7',
    '203.0.113',
    'example.org',
    '203.0.113.7/33',
    '203.0.113.256',
    '1:2:3',
    '203.0.113.0/-1',
    '010.0.0.1',
    '::/129',
  ])('is not %j', (text) => expect(networkIn(text)).toBeUndefined());
});

describe('an address', () => {
  const networks = ['203.0.113.0/24', '2001:db8::/32'];
  it.each([
    ['203.0.113.200', true],
    ['::ffff:203.0.113.200', true],
    ['2001:db8:ffff::1', true],
    ['203.0.114.1', false],
    ['2001:db9::1', false],
    ['nonsense', false],
    [undefined, false],
  ])('%s is let in: %s', (ip, allowed) => expect(isAllowed(networks, ip)).toBe(allowed));

  it('is let in from everywhere where nothing is named', () => {
    expect(isAllowed([], '198.51.100.1')).toBe(true);
    expect(isAllowed(undefined, undefined)).toBe(true);
  });
});
