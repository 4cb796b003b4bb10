import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addCredential,
  exportCredentials,
  getCredential,
  listCredentials,
  myCredentials,
  ownCredentials,
  rejectCredential,
  renewCredential,
  revokeCredential,
  verifyCredential,
  withdrawCredential,
} from '@talent-os/contracts/healthcare/credentials.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { demoToday, eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { addDays } from '@talent-os/service-kit/calendar';
import { hrInHealthcare } from '../test/people.js';
import { statusOf } from './credential.rules.js';

const today = () => demoToday();
let nurse: Person;
let hr: Person;

beforeAll(async () => {
  [nurse, hr] = await Promise.all([signIn('nurse@meridian.example'), hrInHealthcare()]);
});

const paper = (name: string) => ({
  name,
  kind: 'certification' as const,
  issuer: 'Critical Care Board',
  number: 'T-1',
  issuedAt: addDays(today(), -700),
  expirationDate: addDays(today(), 20),
});
const found = { method: 'primary_source' as const, reference: 'Register 12' };
const own = async (id: string) => (await nurse.call(ownCredentials, {})).items.find((one) => one.id === id)!;
const told = (id: string) =>
  ownerQuery<{ name: string }>(
    // The watch tells on its own account that it expires.
    `select name from healthcare.outbox where payload ->> 'credentialId' = $1 and name !~ 'expir' order by at, id`,
    [id],
  ).then((rows) => rows.map(({ name }) => name.replace('healthcare.credential.', '')));

/** A credential of the nurse that HR has verified, with 20 days left. */
async function verified(name: string): Promise<string> {
  const { id } = await nurse.call(addCredential, paper(name));
  await hr.call(verifyCredential, { credentialId: id, ...found });
  return id;
}

describe('my credentials', () => {
  it('answer the specified fields, with the valid and the expiring counted', async () => {
    const mine = await nurse.call(myCredentials, {});
    expect(Object.keys(mine).toSorted()).toEqual([
      'activeCertifications',
      'certifications',
      'expiringSoon',
      'hipaaCompliant',
    ]);
    for (const one of mine.certifications)
      expect(Object.keys(one).toSorted()).toEqual(['expirationDate', 'issuer', 'name', 'status']);
    const counts = (...wanted: string[]) => mine.certifications.filter(({ status }) => wanted.includes(status)).length;
    expect(mine.activeCertifications).toBe(counts('active', 'expiring'));
    expect(mine.expiringSoon).toBe(counts('expiring'));
    expect(counts('expiring')).toBeGreaterThanOrEqual(2);
    expect(counts('expired')).toBeGreaterThanOrEqual(1);
    expect(mine.hipaaCompliant).toBe(true);
  });

  it('count once HR has verified them, and not before', async () => {
    const before = await nurse.call(myCredentials, {});
    const { id } = await nurse.call(addCredential, paper('Trauma Certified Registered Nurse'));
    expect((await own(id)).status).toBe('pending_verification');
    expect((await nurse.call(myCredentials, {})).activeCertifications).toBe(before.activeCertifications);
    expect((await hr.call(listCredentials, { waiting: 'true', search: 'Trauma' })).items[0]).toMatchObject({ id });
    await hr.call(verifyCredential, { credentialId: id, ...found });
    expect(await own(id)).toMatchObject({
      status: 'expiring',
      verification: { method: 'primary_source', reference: 'Register 12', byName: 'Priya Raman' },
    });
    expect((await nurse.call(myCredentials, {})).activeCertifications).toBe(before.activeCertifications + 1);
    expect((await hr.refused(verifyCredential, { credentialId: id, ...found })).code).toBe('credential.settled');
    expect(await told(id)).toEqual(['changed', 'changed']);
  });

  it('take no day of issue to come and no date gone by', async () => {
    const refused = await nurse.refused(addCredential, { ...paper('Old'), expirationDate: addDays(today(), -1) });
    expect(refused).toMatchObject({ code: 'request.invalid', errors: [{ field: 'expirationDate' }] });
    expect(
      (await nurse.refused(addCredential, { ...paper('New'), issuedAt: addDays(today(), 1) })).errors,
    ).toMatchObject([{ field: 'issuedAt' }]);
  });
});

describe('a renewal', () => {
  it('leaves the old date in force until HR has verified the new one', async () => {
    const credentialId = await verified('Renewed Once');
    const { expirationDate: old } = await own(credentialId);
    const expirationDate = addDays(today(), 700);
    await nurse.call(renewCredential, { credentialId, expirationDate, number: 'T-2' });
    expect(await own(credentialId)).toMatchObject({
      expirationDate: old,
      status: 'expiring',
      renewal: { status: 'submitted', expirationDate },
    });
    const again = await nurse.refused(renewCredential, { credentialId, expirationDate, number: 'T-3' });
    expect(again.code).toBe('credential.waiting');
    expect(await hr.call(verifyCredential, { credentialId, ...found })).toEqual({ status: 'active' });
    expect(await own(credentialId)).toMatchObject({ expirationDate, number: 'T-2', renewal: { status: 'verified' } });
    expect(await told(credentialId)).toEqual(['changed', 'changed', 'renewalSubmitted', 'renewalDecided']);
  });

  it('is rejected with a reason, and can then be submitted anew or taken back', async () => {
    const credentialId = await verified('Renewed Twice');
    const renewal = { credentialId, expirationDate: addDays(today(), 700), number: 'T-2' };
    await nurse.call(renewCredential, renewal);
    await hr.call(rejectCredential, { credentialId, reason: 'The number belongs to somebody else' });
    expect(await own(credentialId)).toMatchObject({
      status: 'expiring',
      number: 'T-1',
      renewal: { status: 'rejected', reason: 'The number belongs to somebody else' },
    });
    await eventually(async () => {
      const { items } = await nurse.call(listNotifications, {});
      expect(items.map(({ title }) => title)).toContain('Your renewal was rejected');
      const waiting = await hr.call(listNotifications, {});
      expect(waiting.items.map(({ message }) => message)).toContain(
        'Elena Marsh asks for a new date of Renewed Twice.',
      );
    });
    await nurse.call(renewCredential, renewal);
    await nurse.call(withdrawCredential, { credentialId });
    expect((await own(credentialId)).renewal).toMatchObject({ status: 'withdrawn' });
    expect((await nurse.refused(withdrawCredential, { credentialId })).code).toBe('credential.settled');
    const { renewals } = await hr.call(getCredential, { credentialId });
    expect(renewals.map(({ status }) => status)).toEqual(['withdrawn', 'rejected']);
  });

  it('is submitted once, however often and however simultaneously it is asked for', async () => {
    const credentialId = await verified('Renewed By Many');
    const renewal = { credentialId, expirationDate: addDays(today(), 700), number: 'T-2' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => nurse.send(renewCredential, renewal)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
  });

  it('of a colleague’s credential is not found', async () => {
    const other = (await hr.call(listCredentials, {})).items.find(({ userId }) => userId !== nurse.id);
    const renewal = { credentialId: other!.id, expirationDate: addDays(today(), 900), number: 'X' };
    expect((await nurse.refused(renewCredential, renewal)).code).toBe('resource.missing');
    expect((await nurse.refused(withdrawCredential, { credentialId: other!.id })).code).toBe('resource.missing');
  });
});

describe('HR', () => {
  it('revokes for good, with a reason, and what waited is settled', async () => {
    const credentialId = await verified('Revoked');
    await nurse.call(renewCredential, { credentialId, expirationDate: addDays(today(), 700), number: 'T-2' });
    const { version } = await hr.call(getCredential, { credentialId });
    const stale = await hr.refused(revokeCredential, { credentialId, reason: 'Board order', version: version + 1 });
    expect(stale.code).toBe('resource.stale');
    await hr.call(revokeCredential, { credentialId, reason: 'Board order', version });
    expect(await own(credentialId)).toMatchObject({ status: 'revoked', renewal: { status: 'rejected' } });
    const renewal = { credentialId, expirationDate: addDays(today(), 700), number: 'T-2' };
    expect((await nurse.refused(renewCredential, renewal)).code).toBe('credential.revoked');
    expect(await told(credentialId)).toEqual(expect.arrayContaining(['revoked', 'renewalDecided']));
  });

  it('reads the credentials of others on the record: each reading stands in the audit trail', async () => {
    const list = await hr.call(listCredentials, { search: 'Elena Marsh', sort: 'expirationDate:asc' });
    for (const { expirationDate, status, verification, revokeReason } of list.items) {
      const facts = {
        expirationDate,
        verifiedAt: verification && today(),
        revokedAt: revokeReason === null ? null : today(),
      };
      expect(status).toBe(statusOf(facts, today()));
    }
    await hr.call(getCredential, { credentialId: list.items[0]!.id });
    const { csv, total } = await hr.call(exportCredentials, { status: 'expired' });
    expect(csv.split('\r\n')).toHaveLength(total + 2);
    await eventually(async () => {
      const rows = await ownerQuery<{ operation: string }>(
        `select distinct operation from audit.audit_event where actor_id = $1 and operation like 'healthcare.credentials.%'`,
        [hr.id],
      );
      expect(rows.map(({ operation }) => operation)).toEqual(
        expect.arrayContaining([
          'healthcare.credentials.list',
          'healthcare.credentials.get',
          'healthcare.credentials.export',
        ]),
      );
    });
  });

  it('pages, filters and sorts', async () => {
    const { items, total, waiting } = await hr.call(listCredentials, { sort: 'holderName:asc' });
    expect(items).toHaveLength(25);
    expect(total).toBeGreaterThan(200);
    expect(waiting).toBeGreaterThanOrEqual(5);
    const second = await hr.call(listCredentials, { sort: 'holderName:asc', page: 2 });
    expect(new Set([...items, ...second.items].map(({ id }) => id)).size).toBe(50);
    const queue = await hr.call(listCredentials, {});
    expect(queue.items[0]!.status === 'pending_verification' || queue.items[0]!.renewal?.status === 'submitted').toBe(
      true,
    );
    const expired = await hr.call(listCredentials, { status: 'expired' });
    expect(expired.items.every(({ daysLeft }) => daysLeft < 0)).toBe(true);
  });
});
