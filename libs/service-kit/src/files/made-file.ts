import type { FileToSend } from '@talent-os/contracts/upload.js';
import type { Ctx } from '../context.js';
import { fileName, type FileStore } from './file-store.js';
import { storeSealed } from './sealed-file.js';

/** Lays a file that a service has just made ready for the gateway, once and under a key of its own. */
export async function madeFile(
  ctx: Ctx,
  files: FileStore,
  service: string,
  content: Uint8Array,
  { kind, filename }: Pick<FileToSend, 'kind' | 'filename'>,
): Promise<FileToSend> {
  const object = fileName(service);
  const sealedKey = await storeSealed(files, object, ctx.organizationId, once(content), ctx.meta.deadline);
  return { object, sealedKey, bytes: content.length, kind, filename };
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
