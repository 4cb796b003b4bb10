import { Readable } from 'node:stream';
import { DomainError } from '@talent-os/service-kit';
import { FileToSend, mediaTypes } from '@talent-os/contracts/upload.js';
import { textOfBody, type Reply } from '@talent-os/service-kit/bus/call';
import { FileStore } from '@talent-os/service-kit/files/file-store';
import { inTime } from '@talent-os/service-kit/files/in-time';
import { readSealed } from '@talent-os/service-kit/files/sealed-file';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { traceIdOf } from '@talent-os/service-kit/observe/telemetry';
import type { FastifyReply } from 'fastify';
import { sendProblem } from './errors.js';

type FileRequest = {
  readonly organizationId: string;
  /** Epoch milliseconds by which the caller hears of the file, or of why there is none. */
  readonly deadline: number;
  readonly traceparent: string;
};

/**
 * Sends the file a service has laid ready, piece by piece as it is decrypted, and removes what lay there. Once the first
 * piece has gone nothing can be refused any more, so it is waited for. Another person made the file: no browser shows it
 * in a page of ours, runs what is in it or takes it for another kind.
 */
export async function sendFile(
  reply: FastifyReply,
  { body }: Reply,
  { streams, log }: Backing,
  { organizationId, deadline, traceparent }: FileRequest,
): Promise<FastifyReply> {
  const file = FileToSend.parse(JSON.parse(textOfBody(body)));
  const files = new FileStore(streams, log);
  // However long the file takes to travel to a slow line, each piece of it is there at once.
  const pieces = readSealed(files, file, organizationId, Infinity);
  try {
    const first = await inTime(deadline, () => pieces.next());
    reply.code(200).headers({
      'content-type': mediaTypes[file.kind],
      'content-length': String(file.bytes),
      'content-disposition': dispositionOf(file.filename),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const content = Readable.from(beginningWith(first, pieces), { objectMode: false });
    content.once('close', () => files.discard(file.object));
    return reply.send(content);
  } catch (error) {
    files.discard(file.object);
    if (!(error instanceof DomainError)) log.error({ err: error }, 'a file could not be sent');
    return sendProblem(reply, error instanceof DomainError ? error.code : 'server.error', traceIdOf(traceparent));
  }
}

async function* beginningWith(first: IteratorResult<Buffer, void>, rest: AsyncGenerator<Buffer, void>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** A file to keep, by its name in ASCII and by its whole name. Source: RFC 6266. */
export const dispositionOf = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded(name)}`;

/** What `encodeURIComponent` leaves as it is, though RFC 8187 does not. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
