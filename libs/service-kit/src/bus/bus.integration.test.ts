import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readConfig } from '../config.js';
import { openBacking, type Backing } from '../host/backing.js';
import { createLogger } from '../observe/logger.js';
import type { Responder } from './bus.js';
import { textOfBody, type Call } from './call.js';

const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL });
let host: Backing;
let stranger: Backing;

const echo: Responder = async ({ headers, body }) => ({
  status: 201,
  headers: { seen: headers.word ?? '' },
  body: `${textOfBody(body)}!`,
});
const table = 'Sign-in,Dana Whitfield,2026-11-22\n'.repeat(100_000);
const long: Responder = async () => ({ status: 200, headers: { total: '100000' }, body: table });
/** Noise grows smaller by nothing. */
const huge: Responder = async () => ({ status: 200, headers: {}, body: randomBytes(2 * 1024 * 1024) });
/** Answers nobody before the tests are over: a bus that closes waits for it. */
const over = Promise.withResolvers<{ status: number; headers: Record<string, string>; body: string }>();
const silent: Responder = () => over.promise;
const call = (waitMs: number, body = '"grüße"'): Call => ({
  headers: { dl: String(Date.now() + waitMs), word: 'w' },
  body,
});

beforeAll(async () => {
  const log = createLogger('silent');
  host = await openBacking(config, log);
  stranger = await openBacking(config, log);
  host.bus.host(
    'bustest',
    new Map([
      ['bustest.echo', echo],
      ['bustest.silent', silent],
      ['bustest.long', long],
      ['bustest.huge', huge],
    ]),
  );
  await host.nats.flush();
});
afterAll(() => over.resolve({ status: 200, headers: {}, body: '' }));
afterAll(() => stranger?.close());
afterAll(() => host?.close());

describe.each([
  ['inside one process', () => host],
  ['over NATS', () => stranger],
])('a call %s', (_, side) => {
  it('carries headers and text both ways, unharmed', async () => {
    const reply = await side().bus.request('bustest.echo', call(30_000));
    expect({ ...reply, body: textOfBody(reply.body) }).toEqual({
      status: 201,
      headers: expect.objectContaining({ seen: 'w' }),
      body: '"grüße"!',
    });
  });

  it('is answered 504 when its deadline passes', async () => {
    const reply = await side().bus.request('bustest.silent', call(200));
    expect(reply.status).toBe(504);
  });

  it('is answered 503 when nobody is there, and not 504 when its deadline passes', async () => {
    const reply = await side().bus.request('bustest.nobody', call(60_000));
    expect(reply.status).toBe(503);
    expect(JSON.parse(textOfBody(reply.body))).toMatchObject({ code: 'service.down' });
  });
});

describe('an answer too large for NATS', () => {
  it('is carried where it is not once it is compressed, as the table of an export', async () => {
    const { body, ...reply } = await stranger.bus.request('bustest.long', call(30_000));
    expect(reply).toMatchObject({ status: 200, headers: { total: '100000' } });
    expect(reply.headers).not.toHaveProperty('packed');
    expect(textOfBody(body) === table).toBe(true);
  });

  it('is answered as a fault at once, instead of not at all, where nothing makes it small enough', async () => {
    const reply = await stranger.bus.request('bustest.huge', call(30_000));
    expect(JSON.parse(textOfBody(reply.body))).toMatchObject({
      code: 'server.error',
      detail: 'The answer is too large to be carried',
    });
  });
});

describe('a hosted service', () => {
  it('is found, with its statistics, by the NATS services protocol', async () => {
    await stranger.bus.request('bustest.echo', call(30_000));
    const stats = (await stranger.nats.request('$SRV.STATS.bustest', '', { timeout: 30_000 })).json<{
      endpoints: { name: string; num_requests: number }[];
    }>();
    const seen = stats.endpoints.find(({ name }) => name === 'bustest.echo')!;
    expect(seen.num_requests).toBeGreaterThan(0);
    const info = (await stranger.nats.request('$SRV.INFO.bustest', '', { timeout: 30_000 })).json<{
      endpoints: { subject: string }[];
    }>();
    expect(info.endpoints.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/\.op\.bustest\.silent$/),
    );
  });
});
