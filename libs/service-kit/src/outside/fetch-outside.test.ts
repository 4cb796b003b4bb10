import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Addresses } from './addresses.js';
import { EVERY_NETWORK, NO_NETWORK } from './outside.rules.js';
import { expectEncrypted, fetchOutside } from './fetch-outside.js';

let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else if (request.url === '/slow') response.write('a');
    else response.end('x'.repeat(request.url === '/large' ? 2_000 : 10));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { open: EVERY_NETWORK, timeoutMs: 60_000, maxBytes: 1_000 };
const get = (path: string, more: object = {}) =>
  fetchOutside(new Addresses(), base + path, { method: 'GET', headers: {} }, { ...limits, ...more });

describe('a call to a host that customers name', () => {
  it('answers what it says, and is led nowhere else', async () => {
    expect(await (await get('/')).text()).toBe('xxxxxxxxxx');
    expect((await get('/away')).status).toBe(302);
  });

  it('ends where the answer is too large, too slow, or from where nobody may call', async () => {
    await expect(get('/large')).rejects.toThrow(RangeError);
    await expect(get('/slow', { timeoutMs: 300 })).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(get('/', { open: NO_NETWORK })).rejects.toMatchObject({ name: 'AddressRefused' });
  });
});

describe('what is not encrypted', () => {
  it.each([
    ['https://login.example.org', 'production', true],
    ['http://login.example.org', 'development', false],
    ['http://127.0.0.1:3000', 'development', true],
    ['http://localhost:3000', 'test', true],
    ['http://127.0.0.1:3000', 'production', false],
    ['http://127.0.0.1.example.org', 'development', false],
  ])('%s in %s is let through: %s', (url, environment, isFine) => {
    const check = () => expectEncrypted(url, { NODE_ENV: environment });
    if (isFine) expect(check).not.toThrow();
    else expect(check).toThrow('https');
  });
});
