import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  addCertificateDocument,
  addCredentialDocument,
  documentAdded,
  documentRemoved,
  downloadDocument,
  listCertificateDocuments,
  listCredentialDocuments,
  MAX_DOCUMENTS,
  removeDocument,
} from '@talent-os/contracts/healthcare/documents.js';
import { FileStore, Handles, DomainError, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { openKey } from '@talent-os/service-kit/files/sealed-file';
import { Credential } from '../credentials/credential.entity.js';
import { CeuRecord } from '../education/ceu-record.entity.js';
import { Document } from './document.entity.js';
import { documentName, isEvidence, type SubjectKind } from './document.rules.js';
import { documentOf, documentsOf } from './documents.queries.js';
import { keepFile, prepareDownload } from './kept-file.js';
import { forgetDocuments } from './forget-documents.js';

type Subject = { readonly subjectKind: SubjectKind; readonly subjectId: string };
type UploadedFile = Pick<Input<typeof addCredentialDocument>, 'name' | 'file'>;

@Controller()
export class DocumentsController {
  constructor(private readonly files: FileStore) {}

  @Handles(addCredentialDocument)
  addToCredential({ credentialId, ...sent }: Input<typeof addCredentialDocument>, ctx: Ctx) {
    return this.add(ctx, { subjectKind: 'credential', subjectId: credentialId }, sent, async (tx) => {
      const credential = await tx.lock(Credential, { id: credentialId, userId: ctx.userId });
      if (credential.revokedAt) throw new DomainError('credential.revoked');
    });
  }

  @Handles(addCertificateDocument)
  addToRecord({ recordId, ...sent }: Input<typeof addCertificateDocument>, ctx: Ctx) {
    return this.add(ctx, { subjectKind: 'record', subjectId: recordId }, sent, async (tx) => {
      await tx.get(CeuRecord, { id: recordId, userId: ctx.userId });
    });
  }

  @Handles(listCredentialDocuments)
  ofCredential({ credentialId }: Input<typeof listCredentialDocuments>, ctx: Ctx) {
    return documentsOf(ctx, 'credential', credentialId);
  }

  @Handles(listCertificateDocuments)
  ofRecord({ recordId }: Input<typeof listCertificateDocuments>, ctx: Ctx) {
    return documentsOf(ctx, 'record', recordId);
  }

  @Handles(downloadDocument)
  async download({ documentId }: Input<typeof downloadDocument>, ctx: Ctx) {
    const document = await documentOf(ctx, documentId);
    const { name: filename, kind, bytes } = document;
    return { ...(await prepareDownload(ctx, this.files, document)), filename, kind, bytes };
  }

  @Handles(removeDocument)
  async remove({ documentId }: Input<typeof removeDocument>, ctx: Ctx) {
    const document = await documentOf(ctx, documentId);
    if (document.ownerId !== ctx.userId) throw new DomainError('resource.missing');
    if (isEvidence(document.createdAt, document)) throw new DomainError('document.evidence');
    await ctx.db.write(async (tx) => {
      await forgetDocuments(tx, [documentId]);
      ctx.emit(documentRemoved, { documentId, userId: ctx.userId, subjectId: document.subjectId });
    });
    return {};
  }

  private async add(
    ctx: Ctx,
    subject: Subject,
    { name, file }: UploadedFile,
    admit: (tx: Transaction) => Promise<void>,
  ) {
    const key = openKey(ctx.organizationId, file);
    const id = uuidv7();
    try {
      return await ctx.db.write(async (tx) => {
        await admit(tx);
        await refuseMany(tx, subject);
        await tx.insert(Document, {
          id,
          ...subject,
          ...file,
          userId: ctx.userId,
          name: documentName(name, file.kind),
        });
        await keepFile(tx, this.files, id, file, key, ctx.meta.deadline);
        ctx.emit(documentAdded, { documentId: id, userId: ctx.userId, subjectId: subject.subjectId });
        return { id };
      });
    } finally {
      this.files.discard(file.object);
    }
  }
}

/** The documents of one subject are counted and added one after the other. */
async function refuseMany(tx: Transaction, { subjectId }: Subject): Promise<void> {
  await tx.advisoryLock(`documents/${subjectId}`);
  const there = await tx.read('select 1 from healthcare.document where organization_id = $1 and subject_id = $2', [
    subjectId,
  ]);
  if (there.length >= MAX_DOCUMENTS) throw new DomainError('document.many');
}
