import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ranksOf } from './ranks.js';

/** Bytes from which an answer is compressed: what is shorter fits into a packet as it is. */
export const LEAST = 1024;
/** Bytes from which another thread compresses: before, handing it over costs more than the work, some 40 µs for ten kB. */
const LONG = 32 * 1024;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/;

/**
 * Answers are made once for one reader: what is won beyond these takes more time than it saves. So does laying out the
 * memory of a window that no answer fills.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 17 } };
const GZIP = { level: 1, memLevel: 7 };

const [brotliAside, gzipAside] = [promisify(brotliCompress), promisify(gzip)];

type Coding = 'br' | 'gzip';
const codings: Record<Coding, { now(text: Buffer): Buffer; aside(text: Buffer): Promise<Buffer> }> = {
  br: {
    now: (text) => brotliCompressSync(text, BROTLI),
    aside: (text) => brotliAside(text, BROTLI),
  },
  gzip: { now: (text) => gzipSync(text, GZIP), aside: (text) => gzipAside(text, GZIP) },
};

/** The coding a caller takes and likes best, brotli of two it likes alike; nothing where it takes none of ours. */
export function codingFor(header: string | undefined): Coding | undefined {
  const ranks = ranksOf(header);
  const quality = (coding: string) =>
    (ranks.find(({ name }) => name === coding) ?? ranks.find(({ name }) => name === '*'))?.quality ?? 0;
  const best = quality('gzip') > quality('br') ? 'gzip' : 'br';
  return quality(best) > 0 ? best : undefined;
}

/**
 * JSON leaves compressed for who takes it so. Streams and files are no JSON; where an answer says `no-transform`, a secret
 * stands in it beside what its caller chose, and its length must not tell how alike the two are.
 */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const text = textOf(reply, payload);
    if (!text) return done(null, payload);
    reply.header('vary', varyOf(reply));
    const coding = codingFor(request.headers['accept-encoding']);
    if (!coding) return done(null, payload);
    reply.header('content-encoding', coding).removeHeader('content-length');
    if (text.length < LONG) return done(null, codings[coding].now(text));
    // Not answered with: Fastify would go on once for the promise and once for `done`.
    codings[coding].aside(text).then((packed) => done(null, packed), done);
    return undefined;
  });
}

/** The bytes of an answer that may be compressed. */
function textOf(reply: FastifyReply, payload: unknown): Buffer | undefined {
  const text = typeof payload === 'string' ? Buffer.from(payload) : payload;
  if (!Buffer.isBuffer(text) || text.length < LEAST || reply.hasHeader('content-encoding')) return undefined;
  if (!JSON_TYPE.test(String(reply.getHeader('content-type') ?? ''))) return undefined;
  return /\bno-transform\b/.test(String(reply.getHeader('cache-control') ?? '')) ? undefined : text;
}

const varyOf = (reply: FastifyReply): string =>
  [reply.getHeader('vary'), 'accept-encoding'].filter((one) => one !== undefined).join(', ');
