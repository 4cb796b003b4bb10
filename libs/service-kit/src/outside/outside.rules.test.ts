import { describe, expect, it } from '@jest/globals';
import { OutboundConnection, OutboundFailure } from './outbound.js';
import { addressProblem, EVERY_NETWORK, formProblem, outboundNetworks, sameAddress } from './outside.rules.js';

/** What opening a connection says; `open` where it does. No call is made. */
const said = (address: string, allowed: readonly string[] = [], names: readonly string[] = []): Promise<string> =>
  OutboundConnection.open(address, { open: allowed, resolve: () => Promise.resolve(names) }).then(
    async (connection) => {
      await connection.close();
      return 'open';
    },
    (error: OutboundFailure) => error.message,
  );

describe('an address the product is to call', () => {
  it.each([
    'http://hooks.example/x',
    'ftp://hooks.example',
    'hooks.example',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '',
  ])('is https: %s', (text) => expect(formProblem(text, 'encrypted')).toBe('Please enter an https address'));

  it('carries no user, password or fragment; a query may belong to it', () => {
    expect(formProblem('https://user:secret@hooks.example', 'encrypted')).toMatch(/user and password/);
    expect(formProblem('https://hooks.example/#x', 'encrypted')).toMatch(/#/);
    expect(formProblem('https://hooks.example/in?key=1', 'encrypted')).toBeUndefined();
  });

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://[fd00::1]/',
    'https://１２７.０.０.１/',
  ])('is not inside a private network, however it is spelled: %s', async (address) => {
    expect(await said(address)).toBe('This address is inside a private network');
  });

  it.each([
    'https://169.254.169.254/latest/meta-data',
    'https://2852039166/',
    'https://0xa9fea9fe/',
    'https://0251.0376.0251.0376/',
    'https://[::ffff:169.254.169.254]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a9fe:a9fe]/',
    'https://[2002:a9fe:a9fe::1]/',
    'https://100.100.100.200/',
    'https://168.63.129.16/',
    'https://[fd00:ec2::254]/',
    'https://0.0.0.0/',
    'https://[::]/',
    'https://224.0.0.1/',
  ])('is never reserved, whatever networks the operator has named: %s', async (address) => {
    expect(await said(address, ['0.0.0.0/0', '::/0'])).toBe('This address is reserved');
  });

  it('is judged by every address its name has', async () => {
    expect(await said('https://hooks.example/', [], ['93.184.215.14'])).toBe('open');
    expect(await said('https://hooks.example/', [], ['93.184.215.14', '10.0.0.1'])).toMatch(/private/);
    expect(await said('https://hooks.example/', [], ['93.184.215.14', '169.254.169.254'])).toMatch(/reserved/);
    expect(await said('https://hooks.example/', [], [])).toBe('The name in this address cannot be found');
  });

  it('may be in a private network that the operator has named, and in no other', async () => {
    expect(await said('https://10.20.3.4/', ['10.20.0.0/16'])).toBe('open');
    expect(await said('https://[::ffff:10.20.3.4]/', ['10.20.0.0/16'])).toBe('open');
    expect(await said('https://10.21.3.4/', ['10.20.0.0/16'])).toMatch(/private/);
    expect(addressProblem({ protocol: 'https:' }, ['10.0.0.1'], [])).toMatch(/private/);
  });
});

it('reads the networks the operator has named', () => {
  expect(outboundNetworks({ OUTBOUND_ALLOWED_NETWORKS: '10.20.0.0/16, fd12::/32,192.168.1.7' })).toEqual([
    '10.20.0.0/16',
    'fd12::/32',
    '192.168.1.7/32',
  ]);
});

it('opens every private network while developing, and none in production, where nobody has named one', () => {
  expect(outboundNetworks({ NODE_ENV: 'development' })).toBe(EVERY_NETWORK);
  expect(outboundNetworks({ NODE_ENV: 'production' })).toEqual([]);
  expect(outboundNetworks({ NODE_ENV: 'production', OUTBOUND_ALLOWED_NETWORKS: '10.0.0.0/8' })).toEqual(['10.0.0.0/8']);
  expect(outboundNetworks({ NODE_ENV: 'development', OUTBOUND_ALLOWED_NETWORKS: '10.0.0.0/8' })).toEqual([
    '10.0.0.0/8',
  ]);
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

describe('the beginning of addresses', () => {
  it.each(forms)('%s is fine: %s', (text, fine) => expect(formProblem(text, 'inside') === undefined).toBe(fine));
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
    const allowed = (privateToo: boolean) =>
      addressProblem(new URL(url), addresses, privateToo ? EVERY_NETWORK : []) === undefined;
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
