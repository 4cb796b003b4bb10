import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetch as send } from 'undici';
import { Addresses, privateAllowed } from './addresses.js';

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
    const agent = await addresses.agentFor(base, true, resolve);
    const response = await send(base, { dispatcher: agent });
    expect(await response.text()).toBe(`models.intern:${port}`);
    expect(await addresses.agentFor(base, true, resolve)).toBe(agent);
    expect(answers).toHaveLength(1);
    await agent.close();
  });

  it('are refused where any address of the name is', async () => {
    const resolve = async () => ['127.0.0.1'];
    const refused = new Addresses().agentFor('https://models.intern/v1', false, resolve);
    await expect(refused).rejects.toMatchObject({
      kind: 'address',
      detail: 'This address is inside a private network',
    });
    expect(await new Addresses().problemOf('https://169.254.169.254/v1', true)).toBe('This address is reserved');
    expect(await new Addresses().problemOf('https://nowhere.example/v1', true, async () => [])).toContain('found');
  });

  it.each([
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', CHAT_ALLOW_PRIVATE_PROVIDERS: 'true' }, true],
    [{ NODE_ENV: 'development' }, true],
  ])('inside private networks are allowed by the operator: %j', (environment, allowed) => {
    expect(privateAllowed(environment)).toBe(allowed);
  });
});
