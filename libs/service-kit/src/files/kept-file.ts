import type { StoredFile } from '@talent-os/contracts/upload.js';
import type { Ctx } from '../context.js';
import { DomainError } from '../domain-error.js';
import { fileName, type FileStore } from './file-store.js';
import { openFrames } from './frames.js';
import { openKey, storeSealed } from './sealed-file.js';

/**
 * Takes an uploaded file over for good, piece by piece and as encrypted as it came: `add` keeps one, in base64, under its
 * place from 0, so that never more than one is in memory. A file that is not whole is refused.
 */
export async function keepPieces(
  files: FileStore,
  stored: StoredFile,
  key: Buffer,
  until: number,
  add: (place: number, content: string) => Promise<unknown>,
): Promise<void> {
  let place = 0;
  let bytes = 0;
  async function* kept(): AsyncGenerator<Uint8Array> {
    for await (const piece of files.get(stored.object, until)) {
      await add(place, Buffer.from(piece).toString('base64'));
      place += 1;
      yield piece;
    }
  }
  for await (const content of openFrames(kept(), key, stored.object)) bytes += content.length;
  if (bytes !== stored.bytes) throw new DomainError('request.malformed');
}

type SealedFile = { readonly object: string; readonly sealedKey: string };
/** Reads the piece at a place; nothing behind the last one. */
export type ReadPiece = (place: number) => Promise<{ readonly content: Buffer } | undefined>;

async function* piecesOf(read: ReadPiece): AsyncGenerator<Buffer, void> {
  for (let place = 0; ; place += 1) {
    const piece = await read(place);
    if (!piece) return;
    yield piece.content;
  }
}

/** The content of a kept file of the caller's organization, piece by piece. Throws `DamagedFile` or `UnreadableSecret`. */
export const readPieces = (
  { organizationId }: Ctx,
  sealed: SealedFile,
  read: ReadPiece,
): AsyncGenerator<Buffer, void> => openFrames(piecesOf(read), openKey(organizationId, sealed), sealed.object);

/** Lays a kept file ready for the gateway, once and under a key of its own. Answers where it lies and what opens it. */
export async function prepareDownload(
  ctx: Ctx,
  files: FileStore,
  service: string,
  sealed: SealedFile,
  read: ReadPiece,
) {
  const ready = fileName(service);
  const content = readPieces(ctx, sealed, read);
  return { object: ready, sealedKey: await storeSealed(files, ready, ctx.organizationId, content, ctx.meta.deadline) };
}
