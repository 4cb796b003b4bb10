import type { Transaction } from '@talent-os/service-kit';

/** Leaves nothing of these documents. */
export async function forgetDocuments(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(
    'delete from healthcare.document_piece where organization_id = $1 and document_id = any($2::uuid[])',
    [ids],
  );
  await tx.execute('delete from healthcare.document where organization_id = $1 and id = any($2::uuid[])', [ids]);
}

/** What was added to a record leaves with it. */
export async function forgetDocumentsOf(tx: Transaction, subjectId: string): Promise<void> {
  const documents = await tx.read<{ id: string }>(
    'select id from healthcare.document where organization_id = $1 and subject_id = $2',
    [subjectId],
  );
  if (documents.length > 0)
    await forgetDocuments(
      tx,
      documents.map(({ id }) => id),
    );
}
