import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { codingFor, compressAnswers, LEAST } from './compress.js';
import { PROBLEM_JSON } from './errors.js';

const long = JSON.stringify({ text: 'a row of a list, '.repeat(400) });
const longer = JSON.stringify({ text: 'a row of a list, '.repeat(20_000) });
const json = { 'content-type': 'application/json; charset=utf-8' };
const answers: Record<string, { readonly body: () => unknown; readonly headers: Record<string, string> }> = {
  '/long': { body: () => long, headers: json },
  '/bytes': { body: () => Buffer.from(long), headers: json },
  '/longer': { body: () => longer, headers: { ...json, vary: 'accept' } },
  '/problem': { body: () => long, headers: { 'content-type': PROBLEM_JSON } },
  '/short': { body: () => JSON.stringify('x'.repeat(LEAST - 3)), headers: json },
  '/secret': { body: () => long, headers: { ...json, 'cache-control': 'no-store, no-transform' } },
  '/packed': { body: () => Buffer.from(long), headers: { ...json, 'content-encoding': 'zstd' } },
  '/events': { body: () => Readable.from([long]), headers: { 'content-type': 'text/event-stream' } },
  '/stream': { body: () => Readable.from([long]), headers: json },
  '/picture': { body: () => Buffer.from(long), headers: { 'content-type': 'image/png' } },
};

const server = fastify();
compressAnswers(server);
const failures: unknown[] = [];
server.setErrorHandler((error) => failures.push(error));
for (const [path, { body, headers }] of Object.entries(answers))
  server.get(path, (_request, reply) => reply.headers(headers).send(body()));
afterAll(() => server.close());

const ask = (url: string, coding?: string, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers: coding === undefined ? {} : { 'accept-encoding': coding } });

describe('an answer in JSON', () => {
  it.each(['/long', '/bytes', '/longer', '/problem'])('leaves compressed for who takes it so: %s', async (path) => {
    const plain = await ask(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [coding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await ask(path, coding);
      expect(headers).toMatchObject({ 'content-encoding': coding, 'content-length': String(rawPayload.length) });
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
      expect(unpack(rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  });

  it('is sent once', async () => {
    await Promise.all(['/long', '/longer'].map((path) => ask(path, 'br')));
    await ask('/short');
    expect(failures).toEqual([]);
  });

  it('says that it depends on who takes what, beside what it depends on already', async () => {
    for (const coding of ['br', 'identity', undefined]) {
      expect((await ask('/long', coding)).headers.vary).toBe('accept-encoding');
      expect((await ask('/longer', coding)).headers.vary).toBe('accept, accept-encoding');
    }
  });

  it('has no body where only its head is asked for', async () => {
    const { headers, rawPayload } = await ask('/long', 'br', 'HEAD');
    expect([headers['content-encoding'], rawPayload.length]).toEqual(['br', 0]);
  });

  it.each(['/short', '/secret', '/packed', '/events', '/stream', '/picture'])('is not touched: %s', async (path) => {
    const [plain, asked] = [await ask(path), await ask(path, 'br, gzip')];
    expect(asked.rawPayload.equals(plain.rawPayload)).toBe(true);
    expect(asked.headers['content-encoding']).toBe(plain.headers['content-encoding']);
    expect(asked.headers.vary).toBeUndefined();
  });
});

describe('the coding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate, zstd', undefined],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, gzip;q=0.0', undefined],
  ])('for %p is %p', (header, coding) => {
    expect(codingFor(header)).toBe(coding);
  });
});
