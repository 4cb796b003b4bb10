import { admits, type Output } from '@talent-os/contracts';
import { documentVerifier, type listCredentialDocuments } from '@talent-os/contracts/healthcare/documents.js';
import type { DocumentKind } from '@talent-os/contracts/upload.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { isEvidence, type SubjectKind, type Verification } from './document.rules.js';

/** Instants come from the driver as texts. */
type Subject = Pick<Verification, 'verifiedBy'> & { readonly ownerId: string; readonly verifiedAt: string | null };
type DocumentFile = {
  readonly id: string;
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: number;
  readonly createdAt: string;
};
type DocumentFileRow = DocumentFile &
  Subject & { readonly subjectId: string; readonly object: string; readonly sealedKey: string };
export type DocumentRow = Omit<DocumentFileRow, 'verifiedAt' | 'createdAt'> &
  Verification & { readonly createdAt: Date };

/** The records documents belong to, by kind: whose they are, and how they were verified. */
const subjects: Record<SubjectKind, string> = {
  credential: `select id, organization_id, user_id as "ownerId", verified_by as "verifiedBy", verified_at as "verifiedAt" from healthcare.credential`,
  record: `select id, organization_id, user_id as "ownerId", null as "verifiedBy", null::timestamptz as "verifiedAt" from healthcare.ceu_record`,
};

/** Mine, or anybody's for those who verify them: nobody else learns that it is there. */
function assertVisible<S extends Subject>(ctx: Ctx, subject: S | undefined): S {
  const may = subject && (subject.ownerId === ctx.userId || admits(ctx.ability, documentVerifier));
  if (!may) throw new DomainError('resource.missing');
  return subject;
}

/** Documents of a credential or of the record of a course, oldest first, or 404. */
export async function documentsOf(
  ctx: Ctx,
  kind: SubjectKind,
  subjectId: string,
): Promise<Output<typeof listCredentialDocuments>> {
  const [subject, documents] = await Promise.all([
    ctx.db.readOne<Subject>(
      `select s."ownerId", s."verifiedBy", s."verifiedAt" from (${subjects[kind]}) s where s.organization_id = $1 and s.id = $2`,
      [subjectId],
    ),
    ctx.db.read<DocumentFile>(
      `select id, name, kind, bytes, created_at as "createdAt" from healthcare.document
       where organization_id = $1 and subject_id = $2 and subject_kind = $3 order by created_at, id`,
      [subjectId, kind],
    ),
  ]);
  const { ownerId, ...verification } = assertVisible(ctx, subject);
  return {
    items: documents.map(({ createdAt, ...document }) => ({
      ...document,
      addedAt: new Date(createdAt).toISOString(),
      removable: ownerId === ctx.userId && !isEvidence(new Date(createdAt), verificationOf(verification)),
    })),
  };
}

const verificationOf = ({ verifiedBy, verifiedAt }: Omit<Subject, 'ownerId'>): Verification => ({
  verifiedBy,
  verifiedAt: verifiedAt === null ? null : new Date(verifiedAt),
});

/** One document with what opens it and how its record was verified, or 404. */
export async function documentOf(ctx: Ctx, documentId: string): Promise<DocumentRow> {
  const found = await ctx.db.readOne<DocumentFileRow>(
    `select d.id, d.name, d.kind, d.bytes, d.created_at as "createdAt", d.subject_id as "subjectId", d.object,
       d.sealed_key as "sealedKey", s."ownerId", s."verifiedBy", s."verifiedAt"
     from healthcare.document d
     join (select 'credential' as kind, c.* from (${subjects.credential}) c
           union all select 'record', r.* from (${subjects.record}) r) s
       on s.organization_id = d.organization_id and s.id = d.subject_id and s.kind = d.subject_kind
     where d.organization_id = $1 and d.id = $2`,
    [documentId],
  );
  const document = assertVisible(ctx, found);
  return { ...document, ...verificationOf(document), createdAt: new Date(document.createdAt) };
}
