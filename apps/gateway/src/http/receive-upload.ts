import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { ErrorCode, FieldError } from '@talent-os/contracts';
import { uploadTexts, type FileKind, type StoredFile, type UploadSpec } from '@talent-os/contracts/upload.js';
import { fileName, type FileStore } from '@talent-os/service-kit/files/file-store';
import { storeSealed } from '@talent-os/service-kit/files/sealed-file';
import { kindOf, MAGIC } from './magic.js';

/** Room for the other fields of a form and the lines between them, in bytes. */
export const ENVELOPE = 64 * 1024;
const LIMITS = { files: 1, fields: 10, parts: 12, fieldSize: 2_000, fieldNameSize: 100, headerPairs: 20 };

/** Why an upload is not taken: a row of the error table, and what people read under the file's field. */
export class UploadRefused extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly fields?: readonly FieldError[],
  ) {
    super(code);
  }
}

const tooLarge = (spec: UploadSpec) =>
  new UploadRefused('request.size', [{ field: spec.field, message: uploadTexts.size(spec) }]);
const otherKind = (spec: UploadSpec) =>
  new UploadRefused('request.media', [{ field: spec.field, message: uploadTexts.kind(spec) }]);

type Form = { readonly fields: Record<string, string>; readonly file: StoredFile | null | undefined };
type Owner = { readonly files: FileStore; readonly service: string; readonly organizationId: string };

/**
 * Reads a multipart form. Its file is counted, told by its first bytes and stored encrypted while it arrives; only a
 * piece of it is ever in memory. `file` is null where it is empty and absent where there is none. Throws
 * `UploadRefused`; nothing of a refused file stays.
 */
export async function receiveUpload(request: IncomingMessage, spec: UploadSpec, owner: Owner): Promise<Form> {
  if (!/^multipart\/form-data;.*boundary=/i.test(request.headers['content-type'] ?? ''))
    throw new UploadRefused('request.media');
  if (Number(request.headers['content-length'] ?? 0) > spec.maxBytes + ENVELOPE) throw tooLarge(spec);
  const fields: Record<string, string> = {};
  const form = parserOf(request);
  let storing: Promise<StoredFile | null> | undefined;
  let part: Readable | undefined;
  const { promise: read, resolve, reject } = Promise.withResolvers<void>();
  form.on('field', (name: string, value: string) => {
    if (!Object.hasOwn(fields, name)) fields[name] = value;
  });
  form.on('file', (name: string, content: Readable) => {
    // The reader of the content gets the error.
    content.on('error', () => undefined);
    if (name !== spec.field || storing) {
      content.resume();
      return;
    }
    part = content;
    storing = store(content, spec, owner);
    storing.catch(reject);
  });
  form.on('finish', resolve);
  form.on('error', () => reject(new UploadRefused('request.malformed')));
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => reject(new UploadRefused('request.malformed')));
  const left = () => {
    if (!request.complete) form.destroy(new UploadRefused('request.malformed'));
  };
  request.once('close', left);
  request.pipe(form);
  try {
    await read;
    return { fields, file: await storing };
  } catch (error) {
    request.unpipe(form);
    form.destroy();
    part?.destroy(new UploadRefused('request.malformed'));
    const stored = await storing?.catch(() => undefined);
    if (stored) owner.files.discard(stored.object);
    throw error;
  } finally {
    request.off('close', left);
  }
}

function parserOf(request: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits: LIMITS });
  } catch {
    throw new UploadRefused('request.malformed');
  }
}

async function store(
  content: Readable,
  spec: UploadSpec,
  { files, service, organizationId }: Owner,
): Promise<StoredFile | null> {
  const seen = new Inspection(spec);
  const object = fileName(service);
  try {
    // A person's line may be slower than the call may take: each piece is waited for by itself.
    const sealedKey = await storeSealed(files, object, organizationId, seen.through(content), Infinity);
    if (seen.bytes > 0) return { object, kind: seen.kind!, bytes: seen.bytes, sha256: seen.digest(), sealedKey };
  } catch (error) {
    files.discard(object);
    throw error;
  }
  files.discard(object);
  return null;
}

/** The content, where the form that holds it comes to its end. */
async function* whole(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  try {
    yield* content;
  } catch {
    throw new UploadRefused('request.malformed');
  }
}

/** What is found out about a file while it passes. */
class Inspection {
  bytes = 0;
  kind: FileKind | undefined;
  private readonly hash = createHash('sha256');

  constructor(private readonly spec: UploadSpec) {}

  async *through(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    let head = Buffer.alloc(0);
    for await (const chunk of whole(content)) {
      this.bytes += chunk.length;
      if (this.bytes > this.spec.maxBytes) throw tooLarge(this.spec);
      this.hash.update(chunk);
      if (this.kind) yield chunk;
      else {
        head = Buffer.concat([head, chunk]);
        if (head.length < MAGIC) continue;
        this.tell(head);
        yield head;
      }
    }
    if (this.kind || this.bytes === 0) return;
    this.tell(head);
    yield head;
  }

  digest(): string {
    return this.hash.digest('hex');
  }

  private tell(head: Buffer): void {
    this.kind = kindOf(head, this.spec.kinds);
    if (!this.kind) throw otherKind(this.spec);
  }
}
