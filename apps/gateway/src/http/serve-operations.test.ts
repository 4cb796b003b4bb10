import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BODY_BOUNDS,
  DEFAULT_MAX_BODY_BYTES,
  type Operation,
  type Principal,
  type Problem,
} from '@talent-os/contracts';
import { verifyTrail } from '@talent-os/contracts/audit/trail.js';
import { operations } from '@talent-os/contracts/registry.js';
import type { Call } from '@talent-os/service-kit/bus/call';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { fastify, type LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { OpenAtOnce } from '../limits/open-at-once.js';
import type { Caller, RateLimiter } from '../limits/rate-limiter.js';
import type { Refusals } from '../refusals/refusals.js';
import type { ApplicationTokens } from '../tokens/application-tokens.js';
import type { Verifier } from '../tokens/verifier.js';
import { answerErrors } from './errors.js';
import { receiveBodies } from './receive-body.js';
import { secure } from './secure.js';
import { serveOperations } from './serve-operations.js';

const WAIT = 12_000;
const STORED = JSON.stringify({ frames: [{ seq: 1, frame: {}, last: false }], ended: false });
const log = pino({ level: 'silent' });
const passed: { operation: string; call: Call }[] = [];
let budget = Infinity;
/** What a service has to do before it answers. */
let working: Promise<unknown> | undefined;
const limiter = {
  take: () => 0,
  countsAnswer: () => false,
  headers: () => ({}),
  takeBytes: (_kind: string, _caller: Caller, bytes: number) => (bytes <= budget ? ((budget -= bytes), 0) : WAIT),
} as unknown as RateLimiter;
const bus = {
  request: async (operation: string, call: Call) => {
    passed.push({ operation, call });
    if (operation === streamed.name) return { status: 200, headers: {}, body: STORED };
    await working;
    return { status: 204, headers: {}, body: '' };
  },
};
const principal: Principal = {
  userId: 'ann',
  organizationId: 'here',
  sessionId: 'one',
  activeRole: 'CANDIDATE',
  currentIndustry: 'SALES',
  roleIndustries: ['SALES'],
  organizationIndustries: ['SALES'],
  organizationModules: [],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
  provedAt: Date.now(),
};
const person = { principal };
const verifier = {
  verify: async (token: string | undefined) => token && person,
  isLive: () => true,
  onEnded: () => () => undefined,
} as unknown as Verifier;
const nats = { subscribe: () => ({ unsubscribe: () => undefined }) };
const backing = { bus, nats, config: {}, log } as unknown as Backing;

/** Who may is asked elsewhere: here everybody signed in may, so that one person can try everything. */
const admitted = operations.map((operation) => ({ ...operation, access: 'signed-in' as const }));
const withBody = admitted.filter(({ method, upload }) => method && !upload && method !== 'GET' && method !== 'DELETE');
const [one] = withBody.filter(({ maxBodyBytes }) => maxBodyBytes === DEFAULT_MAX_BODY_BYTES) as [Operation];

const streamed = admitted.find(({ stream }) => stream)!;
const slow = admitted.find(({ name }) => name === verifyTrail.name)!;

const server = fastify({ bodyLimit: DEFAULT_MAX_BODY_BYTES, forceCloseConnections: true });
/** How long nothing may travel, in milliseconds. */
const SILENT = 1_000;
const impatient = fastify({ connectionTimeout: SILENT, forceCloseConnections: true });
beforeAll(async () => {
  // What is injected comes by no connection.
  server.addHook('onRequest', async ({ raw }) => void (raw.setTimeout ??= () => raw));
  for (const each of [server, impatient]) {
    await secure(each, {});
    answerErrors(each, log);
    receiveBodies(each, limiter);
    serveOperations(each, admitted, {
      backing,
      verifier,
      applications: { isKnown: () => false } as unknown as ApplicationTokens,
      limiter,
      refusals: { note: () => undefined } as unknown as Refusals,
      streams: new OpenAtOnce(1),
    });
  }
});
beforeEach(() => {
  passed.length = 0;
  budget = Infinity;
  working = undefined;
});
afterAll(() => Promise.all([server.close(), impatient.close()]));

const send = (operation: Operation, payload: string | Readable, headers = {}): Promise<LightMyRequestResponse> =>
  server.inject({
    method: operation.method as 'POST',
    url: operation.path.replaceAll(/:\w+/g, 'x'),
    headers: { authorization: 'Bearer x', 'content-type': 'application/json', ...headers },
    payload,
  });
const codeOf = (response: LightMyRequestResponse) => [response.statusCode, response.json<Problem>().code];
/** A JSON text of exactly so many bytes. */
const textOf = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const wide = (values: number) => `{${Array.from({ length: values }, (_, index) => `"k${index}":0`).join()}}`;

describe('a body', () => {
  it.each(withBody.map((operation) => [operation.name, operation] as const))(
    'of %s passes up to its limit, and one byte beyond it nobody gets it',
    async (name, operation) => {
      const { maxBodyBytes } = operation;
      expect((await send(operation, textOf(maxBodyBytes))).statusCode).toBe(204);
      expect(passed.map(({ operation: to, call }) => [to, call.body.length])).toEqual([[name, maxBodyBytes]]);
      for (const payload of [textOf(maxBodyBytes + 1), Readable.from([textOf(maxBodyBytes + 1)])])
        expect(codeOf(await send(operation, payload))).toEqual([413, 'request.size']);
      expect(passed).toHaveLength(1);
    },
  );

  it.each([
    ['as deep as any may be', nested(BODY_BOUNDS.depth), 204],
    ['deeper', nested(BODY_BOUNDS.depth + 1), 413],
    ['of thirty thousand levels', nested(30_000), 413],
    ['as wide as any may be', wide(BODY_BOUNDS.values), 204],
    ['wider', wide(BODY_BOUNDS.values + 1), 413],
    ['with brackets in a text', JSON.stringify({ text: nested(100) }), 204],
  ])('%s answers as it should: %#', async (_, payload, status) => {
    expect((await send(one, payload)).statusCode).toBe(status);
    expect(passed).toHaveLength(status === 204 ? 1 : 0);
  });

  it('of somebody who may not call is not received', async () => {
    let read = false;
    const payload = new Readable({ read: () => void (read = true) });
    expect(codeOf(await send(one, payload, { authorization: '', 'content-length': '20' }))).toEqual([
      401,
      'auth.required',
    ]);
    expect(read).toBe(false);
  });
});

describe('the streams of one person', () => {
  it('are bounded: who has too many open is told when to come again, and one that is left makes room', async () => {
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const open = (signal?: AbortSignal) =>
      fetch(address + streamed.path.replaceAll(/:\w+/g, 'x'), {
        headers: { authorization: 'x' },
        signal: signal ?? null,
      });
    const leaving = new AbortController();
    expect((await open(leaving.signal)).status).toBe(200);
    const refused = await open();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    leaving.abort();
    let again = await open();
    while (again.status === 429) again = await open();
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });
});

describe('a connection on which nothing travels', () => {
  it('is ended, but not while a service still works on what it has asked for', async () => {
    const address = await impatient.listen({ port: 0, host: '127.0.0.1' });
    const { port } = impatient.server.address() as AddressInfo;
    const asked = once(impatient.server, 'request');
    const { promise, resolve: done } = Promise.withResolvers<void>();
    working = promise;
    const answered = fetch(address + slow.path, { method: slow.method!, headers: { authorization: 'x' } });
    await asked;
    await once(connect(port, '127.0.0.1').resume(), 'close');
    done();
    expect((await answered).status).toBe(204);
  });
});

describe('the bytes of a minute', () => {
  it('are counted before a body is received, and what is too much is told when to come again', async () => {
    budget = 100;
    expect((await send(one, textOf(80))).statusCode).toBe(204);
    const refused = await send(one, textOf(40));
    expect([...codeOf(refused), refused.headers['retry-after']]).toEqual([429, 'request.rate', String(WAIT / 1000)]);
    expect((await send(one, textOf(20))).statusCode).toBe(204);
  });

  it('are counted while they arrive where they were not announced', async () => {
    budget = 100;
    const chunked = (...pieces: string[]) => send(one, Readable.from(pieces));
    expect((await chunked('"', 'x'.repeat(40), '"')).statusCode).toBe(204);
    expect(budget).toBe(58);
    expect(codeOf(await chunked('"', 'x'.repeat(40), 'x'.repeat(40)))).toEqual([429, 'request.rate']);
  });
});
