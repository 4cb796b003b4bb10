import type { StoredFile } from '@talent-os/contracts/upload.js';
import { DomainError, uuidv7, type Ctx, type FileStore, type Reader, type Transaction } from '@talent-os/service-kit';
import { readSealed } from '@talent-os/service-kit/files/sealed-file';
import { cleanPicture, type PictureKind } from './picture.rules.js';

const mediaTypes: Readonly<Record<PictureKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/** A picture as a data address, in SQL over a row `alias` of `identity.picture`; null where there is none. */
export const dataAddress = (alias: string) =>
  `'data:' || case ${alias}.kind ${Object.entries(mediaTypes)
    .map(([kind, type]) => `when '${kind}' then '${type}'`)
    .join(' ')} end || ';base64,' || ${alias}.content`;

/** The picture of a person or of the organization as a data address; null where there is none. */
export async function pictureOf(db: Reader, subjectId: string): Promise<string | null> {
  const found = await db.readOne<{ picture: string }>(
    `select ${dataAddress('p')} as picture from identity.picture p where p.organization_id = $1 and p.subject_id = $2`,
    [subjectId],
  );
  return found?.picture ?? null;
}

/** Keeps an uploaded picture in place of the one before, within the transaction `then` is part of. */
export async function keepPicture(
  ctx: Ctx,
  files: FileStore,
  file: StoredFile & { readonly kind: PictureKind },
  subjectId: string,
  then: (tx: Transaction) => unknown,
): Promise<void> {
  try {
    const pieces: Buffer[] = [];
    for await (const piece of readSealed(files, file, ctx.organizationId, ctx.meta.deadline))
      pieces.push(Buffer.from(piece));
    const clean = cleanPicture(Buffer.concat(pieces), file.kind);
    if ('refused' in clean) throw new DomainError(clean.refused);
    await ctx.db.write(async (tx) => {
      await tx.execute(
        `insert into identity.picture as p (id, organization_id, created_at, updated_at, created_by, subject_id, kind, content)
         values ($2, $1, $3, $3, $4, $5, $6, $7)
         on conflict (organization_id, subject_id) do update set kind = excluded.kind, content = excluded.content,
           updated_at = excluded.updated_at, version = p.version + 1`,
        [uuidv7(), ctx.now, ctx.userId, subjectId, file.kind, clean.content.toString('base64')],
      );
      await then(tx);
    });
  } finally {
    files.discard(file.object);
  }
}

/** Removes the picture of a person or of the organization. */
export async function removePicture(tx: Transaction, subjectId: string): Promise<void> {
  await tx.execute('delete from identity.picture where organization_id = $1 and subject_id = $2', [subjectId]);
}
