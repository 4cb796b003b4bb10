import type { StoredFile } from '@talent-os/contracts/upload.js';
import { DomainError, uuidv7, type Ctx, type FileStore, type Transaction } from '@talent-os/service-kit';
import { fileName } from '@talent-os/service-kit/files/file-store';
import { openFrames } from '@talent-os/service-kit/files/frames';
import { openKey, storeSealed } from '@talent-os/service-kit/files/sealed-file';

/** Sent at once, unlike an insert of an entity: never more than one piece is in memory. */
const ADD_PIECE = `
  insert into healthcare.document_piece (id, organization_id, created_at, updated_at, document_id, place, content)
  values ($2, $1, now(), now(), $3, $4, decode($5, 'base64'))`;

/** Takes an uploaded file over for good, piece by piece and as encrypted as it came. A file that is not whole is refused. */
export async function keepFile(
  tx: Transaction,
  files: FileStore,
  documentId: string,
  stored: StoredFile,
  key: Buffer,
  until: number,
) {
  let place = 0;
  let bytes = 0;
  async function* kept(): AsyncGenerator<Uint8Array> {
    for await (const piece of files.get(stored.object, until)) {
      await tx.rows(ADD_PIECE, [uuidv7(), documentId, place, Buffer.from(piece).toString('base64')]);
      place += 1;
      yield piece;
    }
  }
  for await (const content of openFrames(kept(), key, stored.object)) bytes += content.length;
  if (bytes !== stored.bytes) throw new DomainError('request.malformed');
}

type SealedFile = { readonly id: string; readonly object: string; readonly sealedKey: string };

/** Lays a kept file ready for the gateway, once and under a key of its own. Answers where it lies and what opens it. */
export async function layReady(ctx: Ctx, files: FileStore, { id, object, sealedKey }: SealedFile) {
  const content = openFrames(piecesOf(ctx, id), openKey(ctx.organizationId, { object, sealedKey }), object);
  const ready = fileName('healthcare');
  return { object: ready, sealedKey: await storeSealed(files, ready, ctx.organizationId, content, ctx.meta.deadline) };
}

async function* piecesOf(ctx: Ctx, documentId: string): AsyncGenerator<Buffer, void> {
  for (let place = 0; ; place += 1) {
    const piece = await ctx.db.readOne<{ content: Buffer }>(
      'select content from healthcare.document_piece where organization_id = $1 and document_id = $2 and place = $3',
      [documentId, place],
    );
    if (!piece) return;
    yield piece.content;
  }
}
