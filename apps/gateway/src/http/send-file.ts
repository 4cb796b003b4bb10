import { Readable } from 'node:stream';
import { FileToSend, mediaTypes } from '@talent-os/contracts/upload.js';
import { textOfBody, type Reply } from '@talent-os/service-kit/bus/call';
import { FileStore } from '@talent-os/service-kit/files/file-store';
import { readSealed } from '@talent-os/service-kit/files/sealed-file';
import type { Backing } from '@talent-os/service-kit/host/backing';
import type { FastifyReply } from 'fastify';

/**
 * Sends the file a service has laid ready, piece by piece as it is decrypted, and removes what lay there. Somebody else
 * made the file: no browser shows it in a page of ours, runs what is in it or takes it for another kind.
 */
export function sendFile(
  reply: FastifyReply,
  { body }: Reply,
  { streams }: Backing,
  organizationId: string,
): FastifyReply {
  const file = FileToSend.parse(JSON.parse(textOfBody(body)));
  reply.code(200).headers({
    'content-type': mediaTypes[file.kind],
    'content-length': String(file.bytes),
    'content-disposition': dispositionOf(file.filename),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  return reply.send(Readable.from(onceThrough(new FileStore(streams), file, organizationId), { objectMode: false }));
}

async function* onceThrough(files: FileStore, file: FileToSend, organizationId: string): AsyncGenerator<Buffer, void> {
  try {
    yield* readSealed(files, file, organizationId);
  } finally {
    await files.remove(file.object);
  }
}

/** A file to keep, by its name in ASCII and by its whole name. Source: RFC 6266. */
export const dispositionOf = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded(name)}`;

/** What `encodeURIComponent` leaves as it is, though RFC 8187 does not. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
