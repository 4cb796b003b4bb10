import type { StoredFile } from '@talent-os/contracts/upload.js';
import { uuidv7, type Ctx, type FileStore, type Transaction } from '@talent-os/service-kit';
import * as kept from '@talent-os/service-kit/files/kept-file';

const ADD_PIECE = `
  insert into talent.proof_piece (id, organization_id, created_at, updated_at, verification_id, place, content)
  values ($2, $1, now(), now(), $3, $4, decode($5, 'base64'))`;

/** Takes an uploaded paper over for good. A file that is not whole is refused. */
export const keepProof = (
  tx: Transaction,
  files: FileStore,
  verificationId: string,
  { file, key, until }: { readonly file: StoredFile; readonly key: Buffer; readonly until: number },
): Promise<void> =>
  kept.keepPieces(files, file, key, until, (place, content) =>
    tx.execute(ADD_PIECE, [uuidv7(), verificationId, place, content]),
  );

type SealedProof = { readonly id: string; readonly object: string; readonly sealedKey: string };

/** Lays a kept paper ready for the gateway. */
export const prepareProof = (ctx: Ctx, files: FileStore, { id, ...sealed }: SealedProof) =>
  kept.prepareDownload(ctx, files, 'talent', sealed, (place) =>
    ctx.db.readOne<{ content: Buffer }>(
      'select content from talent.proof_piece where organization_id = $1 and verification_id = $2 and place = $3',
      [id, place],
    ),
  );

/** Leaves nothing of a paper. */
export const forgetProof = (tx: Transaction, verificationId: string): Promise<unknown> =>
  tx.execute('delete from talent.proof_piece where organization_id = $1 and verification_id = $2', [verificationId]);
