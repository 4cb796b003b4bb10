import type { StoredFile } from '@talent-os/contracts/upload.js';
import { uuidv7, type Ctx, type FileStore, type Transaction } from '@talent-os/service-kit';
import * as kept from '@talent-os/service-kit/files/kept-file';

/** Sent at once, unlike an insert of an entity: never more than one piece is in memory. */
const ADD_PIECE = `
  insert into identity.document_piece (id, organization_id, created_at, updated_at, version_id, place, content)
  values ($2, $1, now(), now(), $3, $4, decode($5, 'base64'))`;

/** Takes an uploaded file over for good. A file that is not whole is refused. */
export const keepFile = (
  tx: Transaction,
  files: FileStore,
  versionId: string,
  stored: StoredFile,
  key: Buffer,
  until: number,
): Promise<void> =>
  kept.keepPieces(files, stored, key, until, (place, content) =>
    tx.execute(ADD_PIECE, [uuidv7(), versionId, place, content]),
  );

type SealedFile = { readonly id: string; readonly object: string; readonly sealedKey: string };

const pieceOf = (ctx: Ctx, id: string) => (place: number) =>
  ctx.db.readOne<{ content: Buffer }>(
    'select content from identity.document_piece where organization_id = $1 and version_id = $2 and place = $3',
    [id, place],
  );

/** Lays a kept file ready for the gateway. */
export const prepareDownload = (ctx: Ctx, files: FileStore, { id, ...sealed }: SealedFile) =>
  kept.prepareDownload(ctx, files, 'identity', sealed, pieceOf(ctx, id));

/** What is in a kept file, piece by piece. */
export const contentOf = (ctx: Ctx, { id, ...sealed }: SealedFile) => kept.readPieces(ctx, sealed, pieceOf(ctx, id));
