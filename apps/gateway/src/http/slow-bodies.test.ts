import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { endSlowBodies, TAKES_FILES } from './slow-bodies.js';

const WITHIN = 100;
const server = fastify();
let port: number;

beforeAll(async () => {
  endSlowBodies(server, WITHIN);
  server.post('/words', async () => 'taken');
  server.post('/file', { config: { [TAKES_FILES]: true } }, async () => 'taken');
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Sends the head of a request and its body only after a while; answers what comes back. */
const trickle = (path: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`,
    );
    setTimeout(() => socket.write('}'), 4 * WITHIN);
  });

describe('a body that does not arrive', () => {
  it('ends its connection, unless it is a file', async () => {
    const [words, file] = await Promise.all([trickle('/words'), trickle('/file')]);
    expect(words).toBe('');
    expect(file).toContain('taken');
  });
});
