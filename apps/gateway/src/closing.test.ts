import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import type { Config } from '@talent-os/service-kit/config';
import { serverOptions } from './server-options.js';

describe('a gateway that closes', () => {
  it('answers what still arrives on an open connection, and says that it is the last', async () => {
    const server = fastify(serverOptions({} as Config, {}));
    let answer!: () => void;
    const asked = new Promise<void>((begun) => {
      server.get('/first', async () => {
        begun();
        await new Promise<void>((resolve) => (answer = resolve));
        return 'first';
      });
    });
    server.get('/second', () => 'second');
    const socket = connect(Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const get = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    get('/first');
    await asked;
    const closing = server.close();
    const arrived = once(server.server, 'request');
    get('/second');
    await arrived;
    answer();
    await once(socket, 'close');
    await closing;
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(said).toMatch(/second$/);
    expect(said).toMatch(/^connection: close\r$/im);
  });
});
