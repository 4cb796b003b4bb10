import { createHash, randomBytes } from 'node:crypto';
import { demoId, demoRandom, type DemoOrganization, type DemoPerson, type Transaction } from '@talent-os/service-kit';
import { addDays, DAY_MS, dayOf, minutesAfter } from '@talent-os/service-kit/calendar';
import { sealFrames } from '@talent-os/service-kit/files/frames';
import { sealKey } from '@talent-os/service-kit/files/sealed-file';
import { Acknowledgement } from '../documents/acknowledgement.entity.js';
import { nextReminderOn } from '../documents/document.rules.js';
import { DocumentPiece } from '../documents/document-piece.entity.js';
import { DocumentVersion } from '../documents/document-version.entity.js';
import { due } from '../documents/due.js';
import { OrganizationDocument } from '../documents/organization-document.entity.js';
import { colleagueRoles } from '../people/colleagues.queries.js';
import { demoDocuments, type DemoDocument } from './documents.data.js';
import { onePagePdf } from './one-page-pdf.js';

/** People of the lists of accounts who have not acknowledged what is still open. */
const LATE = ['department.head', 'org.admin'];

/** What a demo organization publishes, and who has acknowledged it. */
export async function insertDocuments(
  tx: Transaction,
  organization: DemoOrganization,
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const staff = people.filter(({ roles }) => roles.some(({ role }) => colleagueRoles.includes(role)));
  for (const one of demoDocuments) await insertDocument(tx, organization, staff, one, now);
  const keeper = staff.find(({ email }) => email.startsWith('org.admin@'));
  await tx.execute('update identity.document_version set created_by = $2 where organization_id = $1', [keeper!.id]);
}

async function insertDocument(
  tx: Transaction,
  organization: DemoOrganization,
  staff: readonly DemoPerson[],
  { title, category, filename, versions, acknowledge, lines }: DemoDocument,
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const id = demoId('document', organization.slug, title);
  const inDays = (days: number) => addDays(dayOf(now), days);
  const acknowledgeBy = acknowledge ? inDays(acknowledge.inDays) : null;
  const remindedOn = acknowledge ? inDays(-acknowledge.remindedDaysAgo) : null;
  const facts = { id, title, category, acknowledgeBy, remindedOn, retainUntil: null, archivedAt: null };
  await tx.insert(OrganizationDocument, { ...facts, createdAt: ago(versions[0]!), versionNumber: versions.length });
  for (const [index, days] of versions.entries()) {
    const content = onePagePdf(title, [...lines, `Version ${index + 1}`]);
    const version = { documentId: id, versionNumber: index + 1, filename, createdAt: ago(days) };
    await insertVersion(tx, organization, version, content, now);
  }
  if (!acknowledge) return;
  await due.set(tx, 'documentReminder', id, nextReminderOn(acknowledgeBy, remindedOn!));
  const random = demoRandom(`${organization.slug}/acknowledged/${title}`);
  const asked = versions.at(-1)!;
  const done = staff.filter(
    ({ email }) =>
      random() < acknowledge.share && (acknowledge.share === 1 || !LATE.some((late) => email.startsWith(`${late}@`))),
  );
  await tx.insertAll(
    Acknowledgement,
    done.map(({ id: personId, tenureDays }) => ({
      id: demoId('acknowledgement', id, personId),
      createdAt: ago(random() * Math.min(asked, tenureDays)),
      documentId: id,
      versionNumber: versions.length,
      personId,
    })),
  );
}

type DemoVersion = Pick<DocumentVersion, 'documentId' | 'versionNumber' | 'filename' | 'createdAt'>;

async function insertVersion(
  tx: Transaction,
  { id: organizationId }: DemoOrganization,
  version: DemoVersion,
  content: Buffer,
  now: Date,
): Promise<void> {
  const id = demoId('document-version', version.documentId, String(version.versionNumber));
  const object = `identity.${id}`;
  const key = randomBytes(32);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const file = { kind: 'pdf' as const, bytes: content.length, sha256, scan: 'not_scanned' as const };
  await tx.insert(DocumentVersion, {
    id,
    ...version,
    ...file,
    object,
    sealedKey: sealKey(organizationId, object, key),
  });
  // A scanner that is set up later takes it up.
  await due.set(tx, 'documentScan', id, minutesAfter(now, 0));
  let place = 0;
  for await (const frame of sealFrames(inOnePiece(content), key, object)) {
    await tx.insert(DocumentPiece, {
      id: demoId('document-piece', id, String(place)),
      createdAt: version.createdAt,
      versionId: id,
      place,
      content: Buffer.from(frame),
    });
    place += 1;
  }
}

// oxlint-disable-next-line require-await
async function* inOnePiece(content: Buffer) {
  yield content;
}
