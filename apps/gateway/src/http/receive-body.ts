import { BODY_BOUNDS, type JsonBounds } from '@talent-os/contracts';
import { JsonScan } from '@talent-os/service-kit/json-bounds';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { RateLimiter } from '../limits/rate-limiter.js';
import { BodyRefused } from './errors.js';
import { TAKES_FILES } from './slow-bodies.js';
import { announcedBytes, callerOf } from './within-limits.js';

/**
 * An announced body beyond this size, in bytes, ends its connection. What is smaller and refused is read and thrown away
 * by the server: a browser that still sends would not see the answer.
 */
const LARGEST_IGNORED = 4 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a JSON body may be made of; `BODY_BOUNDS` where absent. */
    bounds?: JsonBounds;
  }
}

/**
 * JSON bodies arrive as bytes, which only their owner, the service, decodes. They are counted and their brackets followed
 * piece by piece: what is too long, too deep or too wide is refused where it goes too far, before anybody has parsed it.
 */
export function receiveBodies(server: FastifyInstance, limiter: RateLimiter): void {
  server.addHook('onRequest', ({ headers, routeOptions }, reply, done) => {
    const tooLarge = Number(headers['content-length']) > LARGEST_IGNORED && !(TAKES_FILES in routeOptions.config);
    // The end of a chunked body nobody reads is not known: a refused caller must not go on sending.
    if (tooLarge || headers['transfer-encoding']) reply.header('connection', 'close');
    if (!isPlain(headers['transfer-encoding'])) return done(new BodyRefused('request.malformed'));
    return done(tooLarge ? new BodyRefused('request.size') : undefined);
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(['application/json', 'application/scim+json'], (request, payload, done) =>
    receive(request, payload as IncomingMessage, limiter, done),
  );
}

/** In pieces, or not: what is packed besides (`gzip, chunked`) would be read as it was packed (RFC 9112, 6.1). */
export const isPlain = (coding: string | undefined): boolean =>
  coding === undefined || coding.trim().toLowerCase() === 'chunked';

type Done = (error: Error | null, body?: Buffer) => void;

function receive(request: FastifyRequest, payload: IncomingMessage, limiter: RateLimiter, done: Done): void {
  const { bodyLimit, config } = request.routeOptions;
  const announced = request.headers['content-length'];
  if (announcedBytes(request) > bodyLimit) return done(new BodyRefused('request.size'));
  const scan = new JsonScan(config.bounds ?? BODY_BOUNDS);
  const pieces: Buffer[] = [];
  let length = 0;
  let refused: BodyRefused | undefined;
  const end = () => {
    payload.off('data', take).off('end', complete).off('error', fail);
    if (refused) done(refused);
    // A copy: the pieces are views of the buffer the connection reads into.
    else done(null, Buffer.concat(pieces, length));
  };
  const refuse = (error: BodyRefused) => {
    refused = error;
    pieces.length = 0;
    // Who announced the end is heard out, to see the answer; the end of anything else may never come.
    if (announced === undefined) end();
  };
  const take = (piece: Buffer) => {
    if (refused) return;
    length += piece.length;
    if (length > bodyLimit || scan.exceeded(piece)) return refuse(new BodyRefused('request.size'));
    // What was announced was counted with the call.
    const wait = announced === undefined ? limiter.takeBytes('body', callerOf(request), piece.length) : 0;
    if (wait > 0) return refuse(new BodyRefused('request.rate', wait));
    pieces.push(piece);
  };
  const complete = () => {
    if (announced !== undefined && length !== Number(announced)) refused ??= new BodyRefused('request.malformed');
    end();
  };
  const fail = () => {
    refused ??= new BodyRefused('request.malformed');
    end();
  };
  payload.on('data', take).on('end', complete).on('error', fail);
}
