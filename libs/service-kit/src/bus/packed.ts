import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Reply } from './call.js';

/** Says in the headers of a reply that its body is compressed. */
const PACKED = 'packed';
/** What a body may grow to when it is unpacked, in bytes. */
const UNPACKED_MOST = 32 * 1024 * 1024;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** A reply with its body compressed, off the main thread; undefined where that is larger than `most` bytes as well. */
export async function packed(reply: Reply, most: number): Promise<Reply | undefined> {
  const body = await zip(reply.body);
  return body.byteLength <= most ? { ...reply, headers: { ...reply.headers, [PACKED]: 'gzip' }, body } : undefined;
}

/** A reply as it was before it was packed. */
export async function unpacked(reply: Reply): Promise<Reply> {
  const { [PACKED]: how, ...headers } = reply.headers;
  if (how === undefined) return reply;
  return { ...reply, headers, body: await unzip(reply.body, { maxOutputLength: UNPACKED_MOST }) };
}
