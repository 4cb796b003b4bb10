import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addCredential,
  ownCredentials,
  verifyCredential,
  withdrawCredential,
} from '@talent-os/contracts/healthcare/credentials.js';
import {
  addCertificateDocument,
  addCredentialDocument,
  downloadDocument,
  listCertificateDocuments,
  listCredentialDocuments,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS,
  removeDocument,
} from '@talent-os/contracts/healthcare/documents.js';
import { getLedger } from '@talent-os/contracts/healthcare/education.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, eventually, filesLeft, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { hrInHealthcare } from '../test/people.js';

let nurse: Person;
let colleague: Person;
let hr: Person;
beforeAll(async () => {
  [nurse, colleague, hr] = await Promise.all([
    signIn('nurse@meridian.example'),
    signIn('nurse@harbor.example'),
    hrInHealthcare(),
  ]);
});

const credential = async (name: string, person = nurse): Promise<string> =>
  (
    await person.call(addCredential, {
      name,
      kind: 'certification',
      issuer: 'Board of Tests',
      number: 'D-1',
      issuedAt: addDays(demoToday(), -30),
      expirationDate: addDays(demoToday(), 300),
    })
  ).id;

const pdf = (bytes = 3_000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);
const png = () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(500)]);
const send = (credentialId: string, content: Uint8Array<ArrayBuffer>, name = 'card.pdf', person = nurse) =>
  person.send(addCredentialDocument, { credentialId, name, file: new File([content], name) });
const idOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
  expect([status, body]).toEqual([201, expect.anything()]);
  return (body as { id: string }).id;
};
const documents = async (credentialId: string, person = nurse) =>
  (await person.call(listCredentialDocuments, { credentialId })).items;

/** What somebody gets who opens a document. */
async function opened(person: Person, documentId: string) {
  const response = await fetch(`${person.address}${downloadDocument.path.replace(':documentId', documentId)}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

describe('a document', () => {
  it('comes back byte for byte, for its person and for who verifies, and lies encrypted', async () => {
    const id = await credential('Documented');
    const content = pdf(400_000);
    const added = await send(id, content, '../My card.PDF');
    expect(added.status).toBe(201);
    expect(await documents(id)).toEqual([
      {
        id: idOf(added),
        name: 'My card.pdf',
        kind: 'pdf',
        bytes: 400_000,
        addedAt: expect.anything(),
        removable: true,
      },
    ]);
    expect((await documents(id, hr))[0]!.removable).toBe(false);
    for (const person of [nurse, hr]) {
      const { response, content: got } = await opened(person, idOf(added));
      expect(got.equals(content)).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': '400000',
        'content-disposition': `attachment; filename="My card.pdf"; filename*=UTF-8''My%20card.pdf`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      });
    }
    const pieces = await ownerQuery<{ content: Buffer }>(
      'select content from healthcare.document_piece where document_id = $1 order by place',
      [idOf(added)],
    );
    expect(pieces).toHaveLength(7);
    expect(Buffer.concat(pieces.map((piece) => piece.content)).includes('%PDF')).toBe(false);
    await eventually(async () => expect(await filesLeft()).toBe(0));
    const { items } = await nurse.call(ownCredentials, {});
    expect(items.find((one) => one.id === id)!.documents).toBe(1);
  });

  it('tells the audit trail of everybody who opens it', async () => {
    const id = await credential('Watched');
    const documentId = idOf(await send(id, pdf()));
    await opened(nurse, documentId);
    await opened(hr, documentId);
    await eventually(async () => {
      const seen = await ownerQuery<{ actor: string }>(
        `select actor_id as actor from audit.audit_event
         where operation = 'healthcare.documents.download' and subject::text like $1`,
        [`%${documentId}%`],
      );
      expect(seen.map(({ actor }) => actor).toSorted()).toEqual([nurse.id, hr.id].toSorted());
    });
  });

  it('belongs to the certificate of a course as well', async () => {
    const [record] = (await nurse.call(getLedger, {})).records;
    const content = png();
    const added = await nurse.send(addCertificateDocument, {
      recordId: record!.id,
      name: 'certificate.jpg',
      file: new File([content], 'certificate.jpg'),
    });
    expect(added.status).toBe(201);
    const { items } = await hr.call(listCertificateDocuments, { recordId: record!.id });
    expect(items).toMatchObject([{ name: 'certificate.png', kind: 'png' }]);
    expect((await opened(hr, items[0]!.id)).content.equals(content)).toBe(true);
    expect((await nurse.call(getLedger, {})).records[0]!.documents).toBe(1);
  });
});

describe('a file', () => {
  it.each([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'card.pdf'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'card.png'],
    ['an archive', Buffer.from('PK\x03\x04 and so on'), 'card.pdf'],
    ['music', Buffer.from('ID3\x04 and so on'), 'card.jpg'],
  ])('that is %s is refused by what it is, and nothing of it stays', async (_, content, name) => {
    const id = await credential('Refused');
    const { status, body } = await send(id, content, name);
    expect({ status, body }).toMatchObject({
      status: 415,
      body: {
        code: 'request.media',
        errors: [{ field: 'file', message: 'Please choose a file of one of these kinds: PDF, JPEG, PNG' }],
      },
    });
    expect(await documents(id)).toEqual([]);
    await eventually(async () => expect(await filesLeft()).toBe(0));
  });

  it('is at most 10 MB, to the byte, and never empty', async () => {
    const id = await credential('Large');
    expect((await send(id, pdf(MAX_DOCUMENT_BYTES))).status).toBe(201);
    expect(await send(id, pdf(MAX_DOCUMENT_BYTES + 1))).toMatchObject({
      status: 413,
      body: { errors: [{ field: 'file', message: 'Please choose a file of at most 10 MB' }] },
    });
    expect(await send(id, Buffer.alloc(0))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'file', message: 'Please choose a file that is not empty' }] },
    });
    expect((await nurse.send(addCredentialDocument, { credentialId: id })).status).toBe(422);
    expect(await documents(id)).toHaveLength(1);
    await eventually(async () => expect(await filesLeft()).toBe(0));
  });

  it('is the last one once there are enough', async () => {
    const id = await credential('Many');
    for (let count = 0; count < MAX_DOCUMENTS; count += 1) expect((await send(id, pdf())).status).toBe(201);
    expect(await send(id, pdf())).toMatchObject({ status: 422, body: { code: 'document.many' } });
    await eventually(async () => expect(await filesLeft()).toBe(0));
  });

  it('is the last one however many arrive at once, for a credential and for a certificate', async () => {
    const [record] = (await colleague.call(getLedger, {})).records;
    const credentialId = await credential('At once', colleague);
    const sends: Record<string, () => ReturnType<Person['send']>> = {
      credential: () => send(credentialId, pdf(), 'card.pdf', colleague),
      record: () =>
        colleague.send(addCertificateDocument, { recordId: record!.id, file: new File([png()], 'card.png') }),
    };
    for (const [kind, sendOne] of Object.entries(sends)) {
      const answers = await Promise.all(Array.from({ length: MAX_DOCUMENTS + 3 }, sendOne));
      const added = answers.filter(({ status }) => status === 201).length;
      expect([kind, added]).toEqual([kind, MAX_DOCUMENTS]);
    }
    const kept = await colleague.call(listCertificateDocuments, { recordId: record!.id });
    expect(kept.items).toHaveLength(MAX_DOCUMENTS);
    expect(await documents(credentialId, colleague)).toHaveLength(MAX_DOCUMENTS);
  });
});

describe('documents of somebody else', () => {
  it('are not there: neither in another organization nor for a colleague, whatever is asked', async () => {
    const id = await credential('Mine alone');
    const documentId = idOf(await send(id, pdf()));
    const mobile = await signIn('analyst@meridian.example');
    expect((await opened(mobile, documentId)).response.status).toBe(403);
    expect((await opened(colleague, documentId)).response.status).toBe(404);
    expect((await send(id, pdf(), 'card.pdf', colleague)).status).toBe(404);
    for (const status of [
      (await colleague.send(listCredentialDocuments, { credentialId: id })).status,
      (await colleague.send(removeDocument, { documentId })).status,
    ])
      expect(status).toBe(404);
    const [other] = await ownerQuery<{ id: string }>(
      'select id from healthcare.credential where organization_id = $1 and user_id <> $2 limit 1',
      [nurse.organizationId, nurse.id],
    );
    expect((await send(other!.id, pdf())).status).toBe(404);
    expect((await nurse.send(listCredentialDocuments, { credentialId: other!.id })).status).toBe(404);
    expect(await documents(id)).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('leaves nothing of a document', async () => {
    const id = await credential('Deleted');
    const documentId = idOf(await send(id, pdf()));
    await nurse.call(removeDocument, { documentId });
    expect(await documents(id)).toEqual([]);
    expect(await ownerQuery('select 1 from healthcare.document_piece where document_id = $1', [documentId])).toEqual(
      [],
    );
    expect((await opened(nurse, documentId)).response.status).toBe(404);
  });

  it('spares what a verification rests on, and takes what came later', async () => {
    const id = await credential('Evidence');
    const before = idOf(await send(id, pdf()));
    await hr.call(verifyCredential, { credentialId: id, method: 'document', reference: 'Card seen' });
    const after = idOf(await send(id, pdf()));
    expect((await documents(id)).map(({ removable }) => removable)).toEqual([false, true]);
    expect((await nurse.refused(removeDocument, { documentId: before })).code).toBe('document.evidence');
    await nurse.call(removeDocument, { documentId: after });
  });

  it('comes with a credential that is withdrawn', async () => {
    const id = await credential('Withdrawn');
    await send(id, pdf());
    await nurse.call(withdrawCredential, { credentialId: id });
    expect(await ownerQuery('select 1 from healthcare.document where subject_id = $1', [id])).toEqual([]);
  });
});

describe('two who open the same document at once', () => {
  it('each get all of it', async () => {
    const id = await credential('Shared');
    const content = pdf(200_000);
    const documentId = idOf(await send(id, content));
    const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    const got = await Promise.all([nurse, hr, nurse, hr].map((person) => opened(person, documentId)));
    expect(got.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(got.map((one) => digest(one.content)))).toEqual(new Set([digest(content)]));
  });
});
