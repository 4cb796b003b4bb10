import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventContract } from '@talent-os/contracts';
import { memoriesChanged } from '@talent-os/contracts/chat/memories.js';
import { answerFinished } from '@talent-os/contracts/chat/messages.js';
import { eventSubject } from '@talent-os/service-kit/events/streams';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { WebSocket } from 'ws';
import type { Revocations } from '../tokens/revocations.js';
import type { Verifier } from '../tokens/verifier.js';
import { UPGRADE } from '../test/raw.js';
import { Realtime } from './realtime.js';

const TOO_MANY = 4429;
const UNAUTHORIZED = 4401;
const STRANGERS = 256;
const config = { CONNECTIONS_PER_PERSON: 2, TRUST_PROXY: '127.0.0.1' };
type Heard = { callback: (error: Error | null, message: { subject: string; json: () => unknown }) => void };
let hearNews: Heard['callback'];
const subscribe = (_subject: string, { callback }: Heard) => (hearNews = callback);
const backing = { config, nats: { subscribe } } as unknown as Backing;
const seller = {
  activeRole: 'SALES_REP',
  currentIndustry: 'SALES',
  roleIndustries: ['SALES'],
  organizationIndustries: ['SALES'],
  organizationModules: [],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
};
/** Here a token is the name of whoever it belongs to. */
const verifier = {
  verify: async (header: string) => ({
    principal: {
      ...seller,
      allowedNetworks: ['127.0.0.0/8', '203.0.113.0/24'],
      userId: header.slice('Bearer '.length),
      organizationId: 'here',
    },
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
/** Upgraded and silent: these do not even answer that their end was asked for. */
const silent: Duplex[] = [];
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.terminate());
  silent.splice(0).forEach((socket) => socket.destroy());
});
afterAll(() => {
  realtime.stop();
  server.close();
  server.closeAllConnections();
});

/** Opens a socket of somebody; answers `ready`, or the code it is closed with. */
async function open(person: string, from?: string): Promise<{ socket: WebSocket; said: string | number }> {
  const headers = from ? { 'x-forwarded-for': from } : {};
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`, { headers });
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
    call.once('upgrade', (_, socket) => {
      silent.push(socket);
      resolve(101);
    });
    call.once('response', ({ statusCode }) => resolve(statusCode ?? 0));
    call.once('error', reject);
    call.end();
  });

describe('a browser that has read before it listens', () => {
  it('hears of what changed meanwhile and concerns it, and one that has not does not', async () => {
    const tell = ({ name }: EventContract, userId: string) =>
      hearNews(null, {
        subject: eventSubject(name),
        json: () => ({ organizationId: 'here', payload: { userId } }),
      });
    tell(answerFinished, 'dora');
    const heardBy = async (person: string, unheard: number) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`);
      sockets.push(socket);
      const events: (string | undefined)[] = [];
      const ended = new Promise<void>((resolve) =>
        socket.on('message', (data: Buffer) => {
          const { type, event } = JSON.parse(String(data)) as { type: string; event?: string };
          if (type === 'ready') tell(memoriesChanged, person);
          if (event === memoriesChanged.name) resolve();
          else if (event) events.push(event);
        }),
      );
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'hello', token: person, unheard }));
      await ended;
      return events;
    };
    expect(await heardBy('dora', 5_000)).toEqual([answerFinished.name]);
    expect(await heardBy('dora', 0)).toEqual([]);
    expect(await heardBy('emil', 5_000)).toEqual([]);
  });
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

describe('the sockets of an organization that works from its own networks', () => {
  it.each([
    ['203.0.113.9', 'ready'],
    ['198.51.100.9', UNAUTHORIZED],
  ])('from %s hear %s', async (from, said) => expect((await open('ann', from)).said).toBe(said));
});

describe('the sockets of one network', () => {
  it('that do not say whose they are are bounded; those of another network come in', async () => {
    const answers = await Promise.all(Array.from({ length: STRANGERS + 1 }, () => upgrade('203.0.113.77')));
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    expect(await upgrade('203.0.113.78')).toBe(101);
  });
});
