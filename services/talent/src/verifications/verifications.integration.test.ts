import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  downloadProof,
  listVerifications,
  stateClearance,
  submitVerification,
  withdrawVerification,
} from '@talent-os/contracts/talent/verifications.js';
import { newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';

let me: Person;
let other: Person;

beforeAll(async () => {
  [me, other] = (await Promise.all(
    [newCandidate(), newCandidate()].map(async (made) => {
      const { email, password } = await made;
      return signIn(email, password);
    }),
  )) as [Person, Person];
});

const PDF = '%PDF-1.4\n% a license\n%%EOF\n';
const paper = new File([PDF], 'RN license.pdf', { type: 'application/pdf' });
const piecesOf = (id: string) => ownerQuery('select 1 from talent.proof_piece where verification_id = $1', [id]);
const itemOf = async (id: string) => (await me.call(listVerifications, {})).items.find((item) => item.id === id)!;

describe('something handed in to be verified', () => {
  it('is its owner’s alone, and leaves no paper when it is withdrawn', async () => {
    const { status, body } = await me.send(submitVerification, {
      kind: 'license',
      name: 'Registered Nurse License',
      issuer: 'State Board of Nursing',
      validUntil: '2030-06-30',
      filename: 'RN license.pdf',
      file: paper,
    });
    expect(status).toBe(201);
    const { id: verificationId } = body as { id: string };
    expect(await itemOf(verificationId)).toMatchObject({
      kind: 'license',
      validUntil: '2030-06-30',
      status: 'submitted',
      filename: 'RN license.pdf',
      may: { to: ['withdrawn'], do: ['open'] },
    });
    expect((await me.send(downloadProof, { verificationId })).status).toBe(200);
    expect((await other.refused(downloadProof, { verificationId })).code).toBe('resource.missing');
    expect((await other.refused(withdrawVerification, { verificationId })).code).toBe('resource.missing');
    expect((await other.call(listVerifications, {})).items).toEqual([]);
    expect(await piecesOf(verificationId)).not.toEqual([]);

    await me.call(withdrawVerification, { verificationId });
    expect(await itemOf(verificationId)).toMatchObject({
      status: 'withdrawn',
      filename: null,
      may: { to: [], do: [] },
    });
    expect(await piecesOf(verificationId)).toEqual([]);
    expect((await me.refused(downloadProof, { verificationId })).code).toBe('resource.missing');
    expect((await me.refused(withdrawVerification, { verificationId })).code).toBe('verification.withdrawn');
  });

  it('is a status without a paper where it is a clearance', async () => {
    const { id } = await me.call(stateClearance, { name: 'Secret', issuer: '', validUntil: null });
    expect(await itemOf(id)).toMatchObject({ kind: 'clearance', name: 'Secret', filename: null, status: 'submitted' });
    expect((await me.refused(downloadProof, { verificationId: id })).code).toBe('resource.missing');
  });
});
