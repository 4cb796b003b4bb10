import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  acknowledgeOrganizationDocument,
  addDocumentVersion,
  addOrganizationDocument,
  archiveOrganizationDocument,
  downloadOrganizationDocument,
  getOrganizationDocument,
  listDocumentReaders,
  listOrganizationDocuments,
  myOrganizationDocuments,
  remindReaders,
  restoreOrganizationDocument,
  updateOrganizationDocument,
} from '@talent-os/contracts/identity/documents.js';
import { askReaders, scanDocument, tendDocuments } from '@talent-os/contracts/identity/jobs.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { dueOf, makeDueOn, openOwnService, ownerQuery, signIn, type OwnService, type Person } from '@talent-os/testing';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { definition } from '../index.js';
import { TendDocuments } from './documents.jobs.js';

const TIMEZONE = 'Europe/Berlin';
let admin: Person;
let analyst: Person;
let stranger: Person;
let service: OwnService;
beforeAll(async () => {
  [admin, analyst, stranger] = (await Promise.all(
    ['org.admin@sentinel', 'analyst@sentinel', 'org.admin@harbor'].map((name) => signIn(`${name}.example`)),
  )) as [Person, Person, Person];
  const timezone = { [organizationTimezone.name]: { timezone: TIMEZONE } };
  service = await openOwnService(definition, { answers: timezone });
});
afterAll(() => service.close());

const inDays = (days: number) => addDays(dayOf(new Date()), days);
const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`;
const pdf = (text = 'words') => new File([`%PDF-1.7\n${text}\n%%EOF`], 'Code of conduct.pdf');
async function add(title = unique('Conduct')): Promise<string> {
  const { status, body } = await admin.send(addOrganizationDocument, {
    title,
    category: 'policy',
    name: 'conduct.pdf',
    file: pdf(),
  });
  expect(status).toBe(201);
  return (body as { id: string }).id;
}
const documentOf = (documentId: string, person = admin) => person.call(getOrganizationDocument, { documentId });
const mine = async (documentId: string, person = analyst) =>
  (await person.call(myOrganizationDocuments, {})).items.find(({ id }) => id === documentId);
const ask = async (documentId: string, changes: { acknowledgeBy?: string | null; retainUntil?: string | null }) => {
  const { title, category, acknowledgeBy, retainUntil, version } = await documentOf(documentId);
  return admin.call(updateOrganizationDocument, {
    documentId,
    title,
    category,
    acknowledgeBy,
    retainUntil,
    version,
    ...changes,
  });
};

describe('a document', () => {
  it('is read by everybody who works here, and by nobody else', async () => {
    const documentId = await add();
    expect(await mine(documentId)).toMatchObject({ versionNumber: 1, scan: 'not_scanned', acknowledgedAt: null });
    expect((await analyst.send(downloadOrganizationDocument, { documentId })).status).toBe(200);
    expect((await stranger.send(downloadOrganizationDocument, { documentId })).status).toBe(404);
    expect((await admin.call(listOrganizationDocuments, { sort: 'addedAt:desc' })).items[0]).toMatchObject({
      id: documentId,
    });
  });

  it('has versions, of which people read the latest', async () => {
    const documentId = await add();
    const again = await admin.send(addDocumentVersion, { documentId, name: 'next.pdf', file: pdf('other words') });
    expect(again).toMatchObject({ status: 201, body: { versionNumber: 2 } });
    expect((await documentOf(documentId)).versions.map(({ versionNumber }) => versionNumber)).toEqual([2, 1]);
    expect(await mine(documentId)).toMatchObject({ versionNumber: 2, filename: 'next.pdf' });
    const first = { documentId, versionNumber: 1 };
    expect((await admin.send(downloadOrganizationDocument, first)).status).toBe(200);
    expect((await analyst.send(downloadOrganizationDocument, first)).status).toBe(404);
  });

  it('is acknowledged version by version, by whom it says and not by others', async () => {
    const documentId = await add();
    await ask(documentId, { acknowledgeBy: inDays(10) });
    expect((await analyst.refused(acknowledgeOrganizationDocument, { documentId, versionNumber: 2 })).code).toBe(
      'document.replaced',
    );
    await Promise.all(
      [1, 2].map(() => analyst.call(acknowledgeOrganizationDocument, { documentId, versionNumber: 1 })),
    );
    const { readers, acknowledged } = await documentOf(documentId);
    const done = await admin.call(listDocumentReaders, { documentId, acknowledged: 'true' });
    expect([acknowledged, done.items.map(({ id }) => id)]).toEqual([1, [analyst.id]]);
    expect((await admin.call(listDocumentReaders, { documentId, acknowledged: 'false' })).total).toBe(readers - 1);
    expect((await stranger.refused(listDocumentReaders, { documentId })).code).toBe('resource.missing');
    await admin.send(addDocumentVersion, { documentId, file: pdf('new') });
    expect((await documentOf(documentId)).acknowledged).toBe(0);
    expect(await mine(documentId)).toMatchObject({ versionNumber: 2, acknowledgedAt: null });
  });

  it('that is archived is there for who looks after it alone, until it is restored', async () => {
    const title = unique('Old');
    const documentId = await add(title);
    expect(
      await admin.send(addOrganizationDocument, { title: title.toUpperCase(), category: 'form', file: pdf() }),
    ).toMatchObject({
      body: { code: 'document.title' },
    });
    await admin.call(archiveOrganizationDocument, { documentId });
    expect(await mine(documentId)).toBeUndefined();
    expect((await analyst.send(downloadOrganizationDocument, { documentId })).status).toBe(404);
    expect((await analyst.refused(acknowledgeOrganizationDocument, { documentId, versionNumber: 1 })).code).toBe(
      'resource.missing',
    );
    expect((await admin.send(downloadOrganizationDocument, { documentId })).status).toBe(200);
    expect((await admin.refused(archiveOrganizationDocument, { documentId })).code).toBe('document.archived');
    await add(title);
    expect((await admin.refused(restoreOrganizationDocument, { documentId })).code).toBe('document.title');
  });

  it('asks for nothing in the past', async () => {
    const documentId = await add();
    const { title, version } = await documentOf(documentId);
    const facts = { documentId, title, category: 'policy' as const, version, retainUntil: null };
    const past = inDays(-3);
    expect((await admin.refused(updateOrganizationDocument, { ...facts, acknowledgeBy: past })).code).toBe(
      'document.past',
    );
    const added = { title: unique('Past'), category: 'policy', file: pdf(), retainUntil: past };
    expect(await admin.send(addOrganizationDocument, added)).toMatchObject({ body: { code: 'document.past' } });
  });
});

const tend = () => new TendDocuments().tend({}, service.context(tendDocuments));
const askNow = (documentId: string) =>
  new TendDocuments().ask({ documentId }, service.context(askReaders, admin.organizationId));
const toldOf = async (title: string) =>
  (await analyst.call(listNotifications, {})).items.filter(({ message }) => message.includes(title)).length;

const remindedLongAgo = (documentId: string) =>
  ownerQuery(`update identity.document set reminded_on = '2026-01-05' where id = $1`, [documentId]);

describe('time', () => {
  it('reminds who has not acknowledged a document, once a round, and nobody who has', async () => {
    const title = unique('Reminded');
    const documentId = await add(title);
    await ask(documentId, { acknowledgeBy: inDays(20) });
    // A process of the product does the same at the same moment.
    await Promise.all([askNow(documentId), askNow(documentId)]);
    expect(await toldOf(title)).toBe(1);
    await makeDueOn('identity', documentId, inDays(0));
    await tend();
    expect(await toldOf(title)).toBe(2);
    expect((await admin.refused(remindReaders, { documentId })).code).toBe('document.reminded');
    await analyst.call(acknowledgeOrganizationDocument, { documentId, versionNumber: 1 });
    await remindedLongAgo(documentId);
    const { readers, version } = await documentOf(documentId);
    expect(await admin.call(remindReaders, { documentId })).toEqual({ reminded: readers - 1 });
    await askNow(documentId);
    expect(await toldOf(title)).toBe(2);
    // Reminders are no change of it: whoever has it open saves.
    expect((await documentOf(documentId)).version).toBe(version);
    await ask(documentId, { acknowledgeBy: null });
    expect((await admin.refused(remindReaders, { documentId })).code).toBe('document.unasked');
  });

  it('erases a document with everything of it once it is kept long enough', async () => {
    const documentId = await add();
    await ask(documentId, { retainUntil: inDays(1) });
    await analyst.call(acknowledgeOrganizationDocument, { documentId, versionNumber: 1 });
    await makeDueOn('identity', documentId, inDays(0));
    await tend();
    expect((await admin.refused(getOrganizationDocument, { documentId })).code).toBe('resource.missing');
    const left = await ownerQuery(
      `select 1 from identity.document_version where document_id = $1 union all
       select 1 from identity.acknowledgement where document_id = $1`,
      [documentId],
    );
    expect(left).toEqual([]);
  });
});

describe('a scanner', () => {
  const servers: Server[] = [];
  afterAll(() => {
    delete process.env.CLAMD_URL;
    for (const server of servers) server.close();
  });
  const scannerThat = async (answer: string) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (piece) => {
        // The piece of no length at the end.
        if (piece.subarray(-4).equals(Buffer.alloc(4))) socket.end(`${answer}\0`);
      });
    });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    process.env.CLAMD_URL = `tcp://127.0.0.1:${(server.address() as { port: number }).port}`;
  };
  const versionOf = async (documentId: string) => {
    const found = `select id from identity.document_version where document_id = $1`;
    return (await ownerQuery<{ id: string }>(found, [documentId]))[0]!.id;
  };
  const scan = async (documentId: string) => {
    const versionId = await versionOf(documentId);
    await new TendDocuments().scan({ versionId }, service.context(scanDocument, admin.organizationId));
  };

  it('says of a file that it is clean', async () => {
    const documentId = await add();
    await scannerThat('stream: OK');
    await scan(documentId);
    expect(await mine(documentId)).toMatchObject({ scan: 'clean' });
  });

  it('blocks a file for everybody, and tells who looks after documents', async () => {
    const title = unique('Infected');
    const documentId = await add(title);
    await scannerThat('stream: Eicar-Signature FOUND');
    await scan(documentId);
    expect((await documentOf(documentId)).scan).toBe('blocked');
    expect(await mine(documentId)).toBeUndefined();
    for (const person of [admin, analyst])
      expect(await person.send(downloadOrganizationDocument, { documentId })).toMatchObject({
        body: { code: 'document.blocked' },
      });
    await ask(documentId, { acknowledgeBy: inDays(5) });
    expect(await dueOf('identity', documentId)).toEqual([]);
    expect((await admin.refused(remindReaders, { documentId })).code).toBe('document.blocked');
    const { items } = await admin.call(listNotifications, {});
    expect(items.some(({ message }) => message.includes('Eicar-Signature') && message.includes(title))).toBe(true);
  });

  it('that gives no verdict leaves a file as it is, for the job and the next round', async () => {
    const documentId = await add();
    await scannerThat('INSTREAM size limit exceeded. ERROR');
    await expect(scan(documentId)).rejects.toThrow('no verdict');
    expect((await documentOf(documentId)).scan).toBe('not_scanned');
    await scannerThat('stream: OK');
    await makeDueOn('identity', await versionOf(documentId), inDays(0));
    await tend();
    expect((await documentOf(documentId)).scan).toBe('clean');
  });
});
