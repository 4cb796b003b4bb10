import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { WebSocket } from 'ws';
import type { Revocations } from '../tokens/revocations.js';
import type { Verifier } from '../tokens/verifier.js';
import { UPGRADE } from '../test/raw.js';
import { Realtime } from './realtime.js';

const TOO_MANY = 4429;
const STRANGERS = 256;
const config = { CONNECTIONS_PER_PERSON: 2, TRUST_PROXY: '127.0.0.1' };
const backing = { config, nats: { subscribe: () => undefined } } as unknown as Backing;
/** Here a token is the name of whoever it belongs to. */
const verifier = {
  verify: async (header: string) => ({
    principal: { userId: header.slice('Bearer '.length), organizationId: 'here' },
    sessionId: header,
    issuedAt: 0,
    expiresAt: Date.now() + 60_000,
  }),
} as unknown as Verifier;

const server = createServer();
const realtime = new Realtime(backing, verifier, { onRevoked: () => undefined } as unknown as Revocations);
let port: number;
beforeAll(async () => {
  realtime.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
const sockets: WebSocket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.terminate()));
afterAll(() => {
  realtime.stop();
  server.close();
  server.closeAllConnections();
});

/** Opens a socket of somebody; answers `ready`, or the code it is closed with. */
async function open(person: string): Promise<{ socket: WebSocket; said: string | number }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`);
  sockets.push(socket);
  await once(socket, 'open');
  hello(socket, person);
  const said = await Promise.race([
    once(socket, 'message').then(([data]) => (JSON.parse(String(data)) as { type: string }).type),
    once(socket, 'close').then(([code]) => code as number),
  ]);
  return { socket, said };
}

const hello = (socket: WebSocket, token: string) => socket.send(JSON.stringify({ type: 'hello', token }));

/** The status an upgrade from a network is answered with; the socket stays open and says nothing. */
const upgrade = (network: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = Object.fromEntries(UPGRADE.map((line) => line.split(': ') as [string, string]));
    const call = request({ port, path: '/api/realtime', headers: { ...headers, 'x-forwarded-for': network } });
    call.once('upgrade', () => resolve(101));
    call.once('response', ({ statusCode }) => resolve(statusCode ?? 0));
    call.once('error', reject);
    call.end();
  });

describe('the sockets of one person', () => {
  it('are bounded: the newest is refused, and one that is left makes room', async () => {
    const [first, second] = [await open('ann'), await open('ann')];
    expect([first.said, second.said]).toEqual(['ready', 'ready']);
    expect((await open('ann')).said).toBe(TOO_MANY);
    expect((await open('ben')).said).toBe('ready');
    first.socket.close();
    await once(first.socket, 'close');
    expect((await open('ann')).said).toBe('ready');
  });

  it('end where a browser talks instead of listening', async () => {
    const { socket } = await open('cem');
    for (let count = 0; count < 20; count += 1) hello(socket, 'cem');
    expect((await once(socket, 'close'))[0]).toBe(TOO_MANY);
  });
});

describe('the sockets of one network', () => {
  it('that do not say whose they are are bounded; those of another network come in', async () => {
    const answers = await Promise.all(Array.from({ length: STRANGERS + 1 }, () => upgrade('203.0.113.77')));
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    expect(await upgrade('203.0.113.78')).toBe(101);
  });
});
