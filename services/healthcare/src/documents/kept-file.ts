import type { StoredFile } from '@talent-os/contracts/upload.js';
import { uuidv7, type Ctx, type FileStore, type Transaction } from '@talent-os/service-kit';
import * as kept from '@talent-os/service-kit/files/kept-file';

/** Sent at once, unlike an insert of an entity: never more than one piece is in memory. */
const ADD_PIECE = `
  insert into healthcare.document_piece (id, organization_id, created_at, updated_at, document_id, place, content)
  values ($2, $1, now(), now(), $3, $4, decode($5, 'base64'))`;

/** Takes an uploaded file over for good. A file that is not whole is refused. */
export const keepFile = (
  tx: Transaction,
  files: FileStore,
  documentId: string,
  stored: StoredFile,
  key: Buffer,
  until: number,
): Promise<void> =>
  kept.keepPieces(files, stored, key, until, (place, content) =>
    tx.execute(ADD_PIECE, [uuidv7(), documentId, place, content]),
  );

type SealedFile = { readonly id: string; readonly object: string; readonly sealedKey: string };

/** Lays a kept file ready for the gateway. */
export const prepareDownload = (ctx: Ctx, files: FileStore, { id, ...sealed }: SealedFile) =>
  kept.prepareDownload(ctx, files, 'healthcare', sealed, (place) =>
    ctx.db.readOne<{ content: Buffer }>(
      'select content from healthcare.document_piece where organization_id = $1 and document_id = $2 and place = $3',
      [id, place],
    ),
  );
