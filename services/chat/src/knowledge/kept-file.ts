import type { StoredFile } from '@talent-os/contracts/upload.js';
import { uuidv7, type Ctx, type FileStore, type Transaction } from '@talent-os/service-kit';
import * as kept from '@talent-os/service-kit/files/kept-file';
import type { KnowledgeFile } from './knowledge-file.entity.js';

/** Sent at once, unlike an insert of an entity: never more than one piece is in memory. */
const ADD_PIECE = `
  insert into chat.knowledge_piece (id, organization_id, created_at, updated_at, knowledge_file_id, place, content)
  values ($2, $1, now(), now(), $3, $4, decode($5, 'base64'))`;

/** Takes an uploaded file over for good. A file that is not whole is refused. */
export const keepFile = (
  tx: Transaction,
  files: FileStore,
  knowledgeFileId: string,
  stored: StoredFile,
  key: Buffer,
  until: number,
): Promise<void> =>
  kept.keepPieces(files, stored, key, until, (place, content) =>
    tx.execute(ADD_PIECE, [uuidv7(), knowledgeFileId, place, content]),
  );

type SealedFile = Pick<KnowledgeFile, 'id' | 'object' | 'sealedKey'>;

const pieceOf =
  (ctx: Ctx, id: string): kept.ReadPiece =>
  (place) =>
    ctx.db.readOne<{ content: Buffer }>(
      'select content from chat.knowledge_piece where organization_id = $1 and knowledge_file_id = $2 and place = $3',
      [id, place],
    );

/** Lays the file of a document ready for the gateway. */
export const prepareDownload = (ctx: Ctx, files: FileStore, { id, ...sealed }: SealedFile) =>
  kept.prepareDownload(ctx, files, 'chat', sealed, pieceOf(ctx, id));

/** The whole file of a document. Throws `DamagedFile` where pieces of it are gone or another file's. */
export async function contentOf(ctx: Ctx, { id, ...sealed }: SealedFile): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of kept.readPieces(ctx, sealed, pieceOf(ctx, id))) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** Leaves nothing of what a document's file held: neither its pieces nor the passages read from it. */
export async function forgetContent(tx: Transaction, knowledgeFileId: string): Promise<void> {
  await tx.execute('delete from chat.knowledge_passage where organization_id = $1 and knowledge_file_id = $2', [
    knowledgeFileId,
  ]);
  await tx.execute('delete from chat.knowledge_piece where organization_id = $1 and knowledge_file_id = $2', [
    knowledgeFileId,
  ]);
}
