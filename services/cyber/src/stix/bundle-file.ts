import type { StoredFile } from '@talent-os/contracts/upload.js';
import { uuidv7, type Ctx, type FileStore, type Transaction } from '@talent-os/service-kit';
import * as kept from '@talent-os/service-kit/files/kept-file';
import type { BundleImport } from './bundle-import.entity.js';

const ADD_PIECE = `
  insert into cyber.bundle_piece (id, organization_id, created_at, updated_at, bundle_import_id, place, content)
  values ($2, $1, now(), now(), $3, $4, decode($5, 'base64'))`;

/** Takes an uploaded bundle over until it is read. A file that is not whole is refused. */
export const keepBundle = (
  tx: Transaction,
  files: FileStore,
  bundleImportId: string,
  { file, key, until }: { readonly file: StoredFile; readonly key: Buffer; readonly until: number },
): Promise<void> =>
  kept.keepPieces(files, file, key, until, (place, content) =>
    tx.execute(ADD_PIECE, [uuidv7(), bundleImportId, place, content]),
  );

/** All bytes of a bundle. Throws `DamagedFile` where pieces of it are gone or another file's. */
export async function contentOf(
  ctx: Ctx,
  { id, ...sealed }: Pick<BundleImport, 'id' | 'object' | 'sealedKey'>,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const read: kept.ReadPiece = (place) =>
    ctx.db.readOne<{ content: Buffer }>(
      'select content from cyber.bundle_piece where organization_id = $1 and bundle_import_id = $2 and place = $3',
      [id, place],
    );
  for await (const piece of kept.readPieces(ctx, sealed, read)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** Leaves nothing of the files of bundles. */
export const forgetBundles = (tx: Transaction, bundleImportIds: readonly string[]): Promise<unknown> =>
  tx.execute('delete from cyber.bundle_piece where organization_id = $1 and bundle_import_id = any($2)', [
    bundleImportIds,
  ]);
