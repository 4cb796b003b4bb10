import { describe, expect, it } from '@jest/globals';
import { connectionProblem, formProblem, reachOf, sameAddress, type Reach } from './address.rules.js';

const reaches: readonly [string, Reach][] = [
  ['8.8.8.8', 'public'],
  ['104.18.6.192', 'public'],
  ['2606:4700::6812:6c0', 'public'],
  ['10.1.2.3', 'private'],
  ['127.0.0.1', 'private'],
  ['127.255.0.9', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.1', 'public'],
  ['192.168.178.20', 'private'],
  ['100.64.0.1', 'private'],
  ['::1', 'private'],
  ['fd12:3456::1', 'private'],
  ['::ffff:127.0.0.1', 'private'],
  ['::ffff:7f00:1', 'private'],
  ['::ffff:8.8.8.8', 'public'],
  ['::ffff:a9fe:a9fe', 'never'],
  ['169.254.169.254', 'never'],
  ['fd00:ec2::254', 'never'],
  ['fe80::1', 'never'],
  ['0.0.0.0', 'never'],
  ['::', 'never'],
  ['224.0.0.1', 'never'],
  ['255.255.255.255', 'never'],
  ['64:ff9b::7f00:1', 'never'],
  ['2002:7f00:1::', 'never'],
  ['192.0.2.1', 'never'],
  ['example.com', 'never'],
];

describe('an address', () => {
  it.each(reaches)('%s leads to something %s', (address, reach) => expect(reachOf(address)).toBe(reach));
});

const forms: readonly [string, boolean][] = [
  ['https://api.openai.com/v1', true],
  ['http://localhost:11434/v1', true],
  ['ftp://api.example.com', false],
  ['file:///etc/passwd', false],
  ['https://user:secret@api.example.com/v1', false],
  ['https://api.example.com/v1?key=secret', false],
  ['https://api.example.com/v1#v1', false],
  ['not an address', false],
];

describe('the form of an address', () => {
  it.each(forms)('%s is fine: %s', (text, fine) => expect(formProblem(text) === undefined).toBe(fine));
});

/** Address, what its name resolves to, allowed with private networks closed, and with them open. */
const connections: readonly [string, readonly string[], boolean, boolean][] = [
  ['https://api.example.com', ['104.18.6.192'], true, true],
  ['http://api.example.com', ['104.18.6.192'], false, false],
  ['https://models.intern', ['10.0.0.8'], false, true],
  ['http://models.intern', ['10.0.0.8'], false, true],
  ['http://127.0.0.1:8000', ['127.0.0.1'], false, true],
  ['https://rebinds.example', ['104.18.6.192', '127.0.0.1'], false, true],
  ['https://metadata.example', ['169.254.169.254'], false, false],
  ['https://half.example', ['104.18.6.192', '169.254.169.254'], false, false],
  ['http://half.example', ['104.18.6.192', '10.0.0.8'], false, false],
  ['https://nowhere.example', [], false, false],
];

describe('a connection', () => {
  it.each(connections)('to %s at %j is allowed: %s, inside an own network: %s', (url, addresses, closed, open) => {
    const allowed = (privateToo: boolean) => connectionProblem(new URL(url), addresses, privateToo) === undefined;
    expect([allowed(false), allowed(true)]).toEqual([closed, open]);
  });
});

describe('two spellings', () => {
  it.each([
    ['https://api.example.com/v1', 'https://API.example.com:443/v1/', true],
    ['https://api.example.com/v1', 'https://api.example.com/v2', false],
    ['https://api.example.com', 'https://api.example.com.evil.test', false],
    ['https://api.example.com', 'http://api.example.com', false],
  ])('%s and %s are one address: %s', (one, other, same) => expect(sameAddress(one, other)).toBe(same));
});
