import { askReaders } from '@talent-os/contracts/identity/jobs.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { DueQueue } from '@talent-os/service-kit/due/due-queue';
import { nextReminderOn, sendRefusal } from './document.rules.js';
import type { DocumentVersion } from './document-version.entity.js';
import type { OrganizationDocument } from './organization-document.entity.js';
import { scannerOf } from './scanner.js';

/**
 * Documents on the day people are reminded of them, and on the day nothing of them is kept any more; versions that were
 * not scanned, which wait here until there is a scanner.
 */
export const due = new DueQueue<'documentReminder' | 'documentEnd' | 'documentScan'>('identity');

/**
 * Sets when a document that was changed is due. Nobody is reminded of one they cannot open. Where nobody was asked for
 * the present version yet, they are at once. `today`: where the organization is.
 */
export async function scheduleDocument(
  ctx: Ctx,
  tx: Transaction,
  document: OrganizationDocument,
  today: Day,
): Promise<void> {
  const { id, acknowledgeBy, remindedOn, archivedAt, retainUntil } = document;
  const asked = acknowledgeBy !== null && archivedAt === null && (await isReadable(tx, document));
  const next = remindedOn === null ? today : nextReminderOn(acknowledgeBy, remindedOn);
  await due.set(tx, 'documentReminder', id, asked ? next : undefined);
  await due.set(tx, 'documentEnd', id, retainUntil && addDays(retainUntil, 1));
  if (asked && next === today) ctx.enqueue(askReaders, { documentId: id });
}

/** Notes the last day people were asked. It is no change of the document: whoever has it open to edit it still saves. */
export async function setReminded(
  tx: Transaction,
  document: OrganizationDocument,
  remindedOn: Day | null,
): Promise<OrganizationDocument> {
  await tx.execute('update identity.document set reminded_on = $3::date where organization_id = $1 and id = $2', [
    document.id,
    remindedOn,
  ]);
  return { ...document, remindedOn };
}

async function isReadable(tx: Transaction, { id, versionNumber }: OrganizationDocument): Promise<boolean> {
  const file = await tx.readOne<Pick<DocumentVersion, 'scan'>>(
    `select scan from identity.document_version where organization_id = $1 and document_id = $2 and version_number = $3`,
    [id, versionNumber],
  );
  return file !== undefined && sendRefusal(file.scan, scannerOf() !== undefined) === undefined;
}
