import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetch as send } from 'undici';
import { Addresses } from './addresses.js';
import { EVERY_NETWORK, NO_NETWORK } from './outside.rules.js';

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => response.end(request.headers.host));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

describe('connections to providers', () => {
  it('go to the address that was checked, whatever the name says by then', async () => {
    let answers = [['127.0.0.1'], ['169.254.169.254']];
    const resolve = async () => answers.shift() ?? [];
    const addresses = new Addresses();
    const base = `http://models.intern:${port}/v1`;
    const agent = await addresses.agentFor(base, { open: EVERY_NETWORK, resolve });
    const response = await send(base, { dispatcher: agent });
    expect(await response.text()).toBe(`models.intern:${port}`);
    expect(await addresses.agentFor(base, { open: EVERY_NETWORK, resolve })).toBe(agent);
    expect(answers).toHaveLength(1);
    await agent.close();
  });

  it('are refused where any address of the name is', async () => {
    const resolve = async () => ['127.0.0.1'];
    const refused = new Addresses().agentFor('https://models.intern/v1', { open: NO_NETWORK, resolve });
    await expect(refused).rejects.toMatchObject({
      kind: 'address',
      detail: 'This address is inside a private network',
    });
    expect(await new Addresses().problemOf('https://169.254.169.254/v1', { open: EVERY_NETWORK })).toBe(
      'This address is reserved',
    );
    expect(await new Addresses().problemOf('https://nowhere.example/v1', { resolve: async () => [] })).toContain(
      'found',
    );
  });
});
