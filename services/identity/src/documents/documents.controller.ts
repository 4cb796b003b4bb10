import { Controller } from '@nestjs/common';
import { admits, type Input, type Output } from '@talent-os/contracts';
import type { ScanState } from '@talent-os/contracts/identity/document-states.js';
import {
  acknowledgeOrganizationDocument,
  addDocumentVersion,
  addOrganizationDocument,
  archiveOrganizationDocument,
  documentAcknowledged,
  documentsChanged,
  downloadOrganizationDocument,
  getOrganizationDocument,
  listDocumentReaders,
  listOrganizationDocuments,
  MAX_DOCUMENT_VERSIONS,
  MAX_ORGANIZATION_DOCUMENTS,
  myOrganizationDocuments,
  remindReaders,
  restoreOrganizationDocument,
  updateOrganizationDocument,
} from '@talent-os/contracts/identity/documents.js';
import { scanDocument } from '@talent-os/contracts/identity/jobs.js';
import { organizationKeeper } from '@talent-os/contracts/identity/organization-profile.js';
import {
  DomainError,
  FileStore,
  Handles,
  refuseDuplicates,
  uuidv7,
  type Ctx,
  type Transaction,
} from '@talent-os/service-kit';
import { minutesAfter, type Day } from '@talent-os/service-kit/calendar';
import { openKey } from '@talent-os/service-kit/files/sealed-file';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { Acknowledgement } from './acknowledgement.entity.js';
import { keepFile, prepareDownload } from './document-files.js';
import { documentName, sendRefusal } from './document.rules.js';
import { DocumentVersion } from './document-version.entity.js';
import {
  documentsFor,
  documentWithVersions,
  fileOfVersion,
  listOfDocuments,
  listOfReaders,
  missingReadersOf,
} from './documents.queries.js';
import { due, scheduleDocument, setReminded } from './due.js';
import { OrganizationDocument } from './organization-document.entity.js';
import { scannerOf } from './scanner.js';

type Upload = Pick<Input<typeof addOrganizationDocument>, 'name' | 'file'>;
/** A job takes a file up at once; what it left lying is taken up again after this long. */
const SCAN_AGAIN_MINUTES = 10;
const sameTitle = { document_title: 'document.title' } as const;

@Controller()
export class DocumentsController {
  constructor(private readonly files: FileStore) {}

  @Handles(listOrganizationDocuments)
  list(input: Input<typeof listOrganizationDocuments>, ctx: Ctx) {
    return listOfDocuments(ctx, input);
  }

  @Handles(getOrganizationDocument)
  get({ documentId }: Input<typeof getOrganizationDocument>, ctx: Ctx) {
    return documentWithVersions(ctx, documentId);
  }

  @Handles(listDocumentReaders)
  readers(input: Input<typeof listDocumentReaders>, ctx: Ctx) {
    return listOfReaders(ctx, input);
  }

  @Handles(addOrganizationDocument)
  async add(
    { title, category, acknowledgeBy, retainUntil, ...upload }: Input<typeof addOrganizationDocument>,
    ctx: Ctx,
  ): Promise<Output<typeof addOrganizationDocument>> {
    const id = uuidv7();
    const added = this.keep(ctx, upload, async (tx, today) => {
      await tx.advisoryLock('documents');
      const there = await tx.readOne<{ count: number }>(
        'select count(*)::int as count from identity.document where organization_id = $1',
      );
      if (there!.count >= MAX_ORGANIZATION_DOCUMENTS) throw new DomainError('document.limit');
      const days = { acknowledgeBy: acknowledgeBy ?? null, retainUntil: retainUntil ?? null };
      refusePast(Object.values(days), today);
      const facts = { id, title, category, ...days, remindedOn: null, archivedAt: null };
      await tx.insert(OrganizationDocument, { ...facts, versionNumber: 1 });
      return { documentId: id, versionNumber: 1 };
    });
    await refuseDuplicates(added, sameTitle);
    return { id };
  }

  @Handles(addDocumentVersion)
  addVersion(
    { documentId, ...upload }: Input<typeof addDocumentVersion>,
    ctx: Ctx,
  ): Promise<Output<typeof addDocumentVersion>> {
    return this.keep(ctx, upload, async (tx) => {
      const document = await lockOpen(tx, documentId);
      if (document.versionNumber >= MAX_DOCUMENT_VERSIONS) throw new DomainError('document.versions');
      const versionNumber = document.versionNumber + 1;
      await tx.update(OrganizationDocument, document, { versionNumber, remindedOn: null });
      return { documentId, versionNumber };
    });
  }

  @Handles(updateOrganizationDocument)
  async update(
    { documentId, version, ...changes }: Input<typeof updateOrganizationDocument>,
    ctx: Ctx,
  ): Promise<Output<typeof updateOrganizationDocument>> {
    const today = await todayOf(ctx);
    const updated = ctx.db.write(async (tx) => {
      const document = await lockOpen(tx, documentId, version);
      const { acknowledgeBy, retainUntil } = changes;
      const chosen = [
        acknowledgeBy === document.acknowledgeBy ? null : acknowledgeBy,
        retainUntil === document.retainUntil ? null : retainUntil,
      ];
      refusePast(chosen, today);
      const again = acknowledgeBy === document.acknowledgeBy ? {} : { remindedOn: null };
      const changed = await tx.update(OrganizationDocument, document, { ...changes, ...again });
      await scheduleDocument(ctx, tx, changed, today);
      ctx.emit(documentsChanged, { documentId, what: 'updated' });
      return { version: changed.version };
    });
    return refuseDuplicates(updated, sameTitle);
  }

  @Handles(remindReaders)
  async remind({ documentId }: Input<typeof remindReaders>, ctx: Ctx): Promise<Output<typeof remindReaders>> {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const document = await lockOpen(tx, documentId);
      if (!document.acknowledgeBy) throw new DomainError('document.unasked');
      const file = await fileOfVersion(tx, documentId, document.versionNumber, true);
      refuseUnread(file!.scan);
      // Before the first time they are being asked at this moment.
      if (document.remindedOn === null || document.remindedOn === today) throw new DomainError('document.reminded');
      const missing = await missingReadersOf(tx, documentId);
      await scheduleDocument(ctx, tx, await setReminded(tx, document, null), today);
      ctx.emit(documentsChanged, { documentId, what: 'reminded' });
      return { reminded: missing.length };
    });
  }

  @Handles(archiveOrganizationDocument)
  async archive(
    { documentId }: Input<typeof archiveOrganizationDocument>,
    ctx: Ctx,
  ): Promise<Output<typeof archiveOrganizationDocument>> {
    const today = await todayOf(ctx);
    await ctx.db.write(async (tx) => {
      const document = await lockOpen(tx, documentId);
      await scheduleDocument(ctx, tx, await tx.update(OrganizationDocument, document, { archivedAt: ctx.now }), today);
      ctx.emit(documentsChanged, { documentId, what: 'archived' });
    });
    return {};
  }

  @Handles(restoreOrganizationDocument)
  async restore(
    { documentId }: Input<typeof restoreOrganizationDocument>,
    ctx: Ctx,
  ): Promise<Output<typeof restoreOrganizationDocument>> {
    const today = await todayOf(ctx);
    const restored = ctx.db.write(async (tx) => {
      const document = await tx.lock(OrganizationDocument, documentId);
      if (!document.archivedAt) return;
      await scheduleDocument(ctx, tx, await tx.update(OrganizationDocument, document, { archivedAt: null }), today);
      ctx.emit(documentsChanged, { documentId, what: 'restored' });
    });
    await refuseDuplicates(restored, sameTitle);
    return {};
  }

  @Handles(downloadOrganizationDocument)
  async download({ documentId, versionNumber }: Input<typeof downloadOrganizationDocument>, ctx: Ctx) {
    const keeps = admits(ctx.ability, organizationKeeper);
    const file = await fileOfVersion(ctx.db, documentId, versionNumber ?? null, keeps);
    if (!file) throw new DomainError('resource.missing');
    refuseUnread(file.scan);
    const { filename, kind, bytes } = file;
    return { ...(await prepareDownload(ctx, this.files, file)), filename, kind, bytes };
  }

  @Handles(myOrganizationDocuments)
  mine({ search }: Input<typeof myOrganizationDocuments>, ctx: Ctx): Promise<Output<typeof myOrganizationDocuments>> {
    return documentsFor(ctx, search);
  }

  @Handles(acknowledgeOrganizationDocument)
  async acknowledge(
    { documentId, versionNumber }: Input<typeof acknowledgeOrganizationDocument>,
    ctx: Ctx,
  ): Promise<Output<typeof acknowledgeOrganizationDocument>> {
    await ctx.db.write(async (tx) => {
      const document = await tx.lock(OrganizationDocument, documentId);
      if (document.archivedAt) throw new DomainError('resource.missing');
      if (document.versionNumber !== versionNumber) throw new DomainError('document.replaced');
      const file = await fileOfVersion(tx, documentId, versionNumber, false);
      refuseUnread(file!.scan);
      const personId = ctx.userId;
      if (await tx.find(Acknowledgement, { documentId, versionNumber, personId })) return;
      await tx.insert(Acknowledgement, { documentId, versionNumber, personId });
      ctx.emit(documentAcknowledged, { documentId, userId: personId, versionNumber });
    });
    return {};
  }

  /** Keeps a file as the version that `place` answers, and sends it to the scanner where there is one. */
  private async keep(
    ctx: Ctx,
    { name, file }: Upload,
    place: (tx: Transaction, today: Day) => Promise<Pick<DocumentVersion, 'documentId' | 'versionNumber'>>,
  ): Promise<{ versionNumber: number }> {
    const key = openKey(ctx.organizationId, file);
    const today = await todayOf(ctx);
    const id = uuidv7();
    try {
      return await ctx.db.write(async (tx) => {
        const { documentId, versionNumber } = await place(tx, today);
        const filename = documentName(name, file.kind);
        await tx.insert(DocumentVersion, { id, documentId, versionNumber, ...file, filename, scan: 'not_scanned' });
        await keepFile(tx, this.files, id, file, key, ctx.meta.deadline);
        await due.set(tx, 'documentScan', id, minutesAfter(ctx.now, SCAN_AGAIN_MINUTES));
        if (scannerOf()) ctx.enqueue(scanDocument, { versionId: id });
        await scheduleDocument(ctx, tx, await tx.get(OrganizationDocument, documentId), today);
        ctx.emit(documentsChanged, { documentId, what: versionNumber === 1 ? 'added' : 'version' });
        return { versionNumber };
      });
    } finally {
      this.files.discard(file.object);
    }
  }
}

/** An archived document changes no more until it is restored. */
async function lockOpen(tx: Transaction, documentId: string, version?: number): Promise<OrganizationDocument> {
  const document = await tx.lock(OrganizationDocument, documentId, version);
  if (document.archivedAt) throw new DomainError('document.archived');
  return document;
}

function refusePast(days: readonly (Day | null)[], today: Day): void {
  if (days.some((day) => day !== null && day < today)) throw new DomainError('document.past');
}

function refuseUnread(scan: ScanState): void {
  const refusal = sendRefusal(scan, scannerOf() !== undefined);
  if (refusal) throw new DomainError(refusal);
}
