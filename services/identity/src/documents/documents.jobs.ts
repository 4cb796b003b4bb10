import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { documentsChanged } from '@talent-os/contracts/identity/documents.js';
import { askReaders, scanDocument, tendDocuments } from '@talent-os/contracts/identity/jobs.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { forEachDue, forEachDueToday } from '@talent-os/service-kit/due/for-each-due';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { notify } from '../notifications/notify.js';
import { administratorsOf } from '../notifications/recipients.queries.js';
import { acknowledgeAsked, fileBlocked } from '../notifications/texts/document-texts.js';
import { scanWith } from './clamd.js';
import { contentOf } from './document-files.js';
import { DocumentVersion } from './document-version.entity.js';
import { missingReadersOf } from './documents.queries.js';
import { due, scheduleDocument, setReminded } from './due.js';
import { OrganizationDocument } from './organization-document.entity.js';
import { scannerOf } from './scanner.js';

/** A file of the largest size, in milliseconds. */
const SCAN_WITHIN_MS = 120_000;

@Injectable()
export class TendDocuments {
  /** A scanner that is away makes the job come again; until then nobody reads the file. */
  @Works(scanDocument)
  async scan({ versionId }: JobData<typeof scanDocument>, ctx: Ctx): Promise<void> {
    const scanner = scannerOf();
    if (scanner) await scanVersion(ctx, scanner, versionId);
  }

  @Works(askReaders)
  async ask({ documentId }: JobData<typeof askReaders>, ctx: Ctx): Promise<void> {
    const today = await todayOf(ctx);
    await remind(ctx, documentId, today, today);
  }

  @Works(tendDocuments)
  async tend(_: object, ctx: Ctx): Promise<void> {
    const scanner = scannerOf();
    if (scanner) await forEachDue(ctx, due, 'documentScan', (own, versionId) => scanVersion(own, scanner, versionId));
    await forEachDueToday(ctx, due, 'documentReminder', remind);
    await forEachDueToday(ctx, due, 'documentEnd', erase);
  }
}

async function scanVersion(ctx: Ctx, scanner: URL, versionId: string): Promise<void> {
  const file = await ctx.db.readOne<Pick<DocumentVersion, 'id' | 'object' | 'sealedKey' | 'scan'>>(
    `select id, object, sealed_key as "sealedKey", scan from identity.document_version
     where organization_id = $1 and id = $2`,
    [versionId],
  );
  if (file?.scan !== 'not_scanned') return;
  const { found } = await scanWith(scanner, contentOf(ctx, file), SCAN_WITHIN_MS);
  const today = await todayOf(ctx);
  await ctx.db.write(async (tx) => {
    const { documentId } = await tx.get(DocumentVersion, versionId);
    // In the order everybody else takes them: the document, then its version.
    const document = await tx.lock(OrganizationDocument, documentId);
    const version = await tx.lock(DocumentVersion, versionId);
    if (version.scan !== 'not_scanned') return;
    await tx.update(DocumentVersion, version, { scan: found === null ? 'clean' : 'blocked' });
    await due.set(tx, 'documentScan', versionId, undefined);
    await scheduleDocument(ctx, tx, document, today);
    if (found !== null) await notify(ctx, tx, await administratorsOf(tx), fileBlocked(document.title, found));
    ctx.emit(documentsChanged, { documentId, what: 'scanned' });
  }, 'bookkeeping');
}

const remind = (ctx: Ctx, documentId: string, dueOn: Day, today: Day) =>
  ctx.db.write(async (tx) => {
    if (!(await due.take(tx, 'documentReminder', documentId, dueOn))) return;
    const document = await tx.lock(OrganizationDocument, documentId);
    if (!document.acknowledgeBy || document.archivedAt) return;
    const missing = await missingReadersOf(tx, documentId);
    const overdue = document.acknowledgeBy < today;
    await notify(ctx, tx, missing, acknowledgeAsked(document.title, document.acknowledgeBy, overdue));
    await scheduleDocument(ctx, tx, await setReminded(tx, document, today), today);
    ctx.emit(documentsChanged, { documentId, what: 'reminded' });
  }, 'bookkeeping');

const ERASE = [
  `delete from identity.due d using identity.document_version v
    where d.organization_id = $1 and v.organization_id = $1 and v.document_id = $2
      and d.kind = 'documentScan' and d.subject_id = v.id`,
  `delete from identity.document_piece p using identity.document_version v
    where p.organization_id = $1 and v.organization_id = $1 and v.id = p.version_id and v.document_id = $2`,
  'delete from identity.document_version where organization_id = $1 and document_id = $2',
  'delete from identity.acknowledgement where organization_id = $1 and document_id = $2',
  'delete from identity.document where organization_id = $1 and id = $2',
];

const erase = (ctx: Ctx, documentId: string, dueOn: Day) =>
  ctx.db.write(async (tx) => {
    if (!(await due.take(tx, 'documentEnd', documentId, dueOn))) return;
    await due.set(tx, 'documentReminder', documentId, undefined);
    for (const statement of ERASE) await tx.execute(statement, [documentId]);
    ctx.emit(documentsChanged, { documentId, what: 'erased' });
  });
