import { once } from 'node:events';
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

/** Sends a request without the end of its body; `answer` is all that has come back once the connection is over. */
function trickle(path: string) {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (data: Buffer) => (said += data.toString()));
  socket.on('error', () => undefined);
  const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(said)));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`,
  );
  return { answer, end: () => socket.write('}') };
}

describe('a body that does not arrive', () => {
  it('ends its connection, unless it is a file', async () => {
    const file = trickle('/file');
    await once(server.server, 'request');
    expect(await trickle('/words').answer).toBe('');
    // It came first: whatever ended the other one's connection would have ended its own by now.
    file.end();
    expect(await file.answer).toContain('taken');
  });
});
