import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addCredential,
  renewCredential,
  verifyCredential,
  watchCredentials,
} from '@talent-os/contracts/healthcare/credentials.js';
import { dueDayOf, openOwnService, ownerQuery, signIn, type OwnService, type Person } from '@talent-os/testing';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { definition } from '../index.js';
import { hrInHealthcare } from '../test/people.js';
import { tellNotice } from './tell-notice.js';
import { WatchCredentials } from './watch-credentials.job.js';

let nurse: Person;
let hr: Person;
let service: OwnService;

beforeAll(async () => {
  [nurse, hr] = await Promise.all([signIn('nurse@meridian.example'), hrInHealthcare()]);
  service = await openOwnService(definition, { answers: { [organizationTimezone.name]: { timezone: 'UTC' } } });
});
afterAll(() => service.close());

/** The job as it runs now: of no organization, with no memory of its own. */
const runJob = () => new WatchCredentials().work({}, service.context(watchCredentials));

/** What the job does with one credential, so many days from now. */
const tellIn = (days: number, id: string) =>
  tellNotice(service.context(watchCredentials, nurse.organizationId, new Date(Date.now() + days * 86_400_000)), id);

const told = (id: string) =>
  ownerQuery<{ name: string; left: string | null }>(
    `select name, payload ->> 'daysLeft' as left from healthcare.outbox
     where payload ->> 'credentialId' = $1 and name ~ 'expir' order by at, id`,
    [id],
  ).then((rows) => rows.map(({ name, left }) => (left === null ? name.split('.').at(-1) : Number(left))));

async function verified(daysLeft: number, today = dayOf(new Date())): Promise<string> {
  const { id } = await nurse.call(addCredential, {
    name: `Paper with ${daysLeft} days`,
    kind: 'certification',
    issuer: 'Board',
    number: 'W-1',
    issuedAt: addDays(today, -100),
    expirationDate: addDays(today, daysLeft),
  });
  await hr.call(verifyCredential, { credentialId: id, method: 'document', reference: 'Card' });
  return id;
}

const dueOn = (id: string) => dueDayOf('healthcare', id);

describe('the watch over credentials', () => {
  it('tells once what is due today, however often and however simultaneously it looks', async () => {
    const today = dayOf(new Date());
    const id = await verified(20, today);
    expect(await dueOn(id)).toBe(addDays(today, -70));
    await Promise.all([runJob(), runJob(), runJob()]);
    await runJob();
    expect(await told(id)).toEqual([20]);
    expect(await dueOn(id)).toBe(addDays(today, 13));
  });

  it('reminds at 90, 60, 30 and 7 days and tells the expiry, each once', async () => {
    const id = await verified(95);
    await tellIn(0, id);
    expect(await told(id)).toEqual([]);
    for (const day of [5, 6, 35, 65, 88]) await Promise.all([tellIn(day, id), tellIn(day, id), tellIn(day, id)]);
    expect(await told(id)).toEqual([90, 60, 30, 7]);
    await tellIn(95, id);
    await Promise.all([tellIn(96, id), tellIn(96, id), tellIn(97, id)]);
    expect(await told(id)).toEqual([90, 60, 30, 7, 'expired']);
    expect(await dueOn(id)).toBeUndefined();
  });

  it('makes up for what it missed with the latest notice only', async () => {
    const id = await verified(95);
    await tellIn(92, id);
    await tellIn(400, id);
    expect(await told(id)).toEqual([3, 'expired']);
  });

  it('begins anew with the date of a verified renewal', async () => {
    const id = await verified(5);
    await tellIn(0, id);
    const expirationDate = addDays(dayOf(new Date()), 100);
    await nurse.call(renewCredential, { credentialId: id, expirationDate, number: 'W-2' });
    await hr.call(verifyCredential, { credentialId: id, method: 'document', reference: 'New card' });
    expect(await dueOn(id)).toBe(addDays(expirationDate, -90));
    await tellIn(10, id);
    expect(await told(id)).toEqual([5, 90]);
  });

  it('says nothing of what was never verified', async () => {
    const { id } = await nurse.call(addCredential, {
      name: 'Never seen',
      kind: 'privilege',
      issuer: 'Hospital',
      number: 'N-1',
      issuedAt: addDays(dayOf(new Date()), -10),
      expirationDate: addDays(dayOf(new Date()), 10),
    });
    await tellIn(500, id);
    expect(await told(id)).toEqual([]);
    expect(await dueOn(id)).toBeUndefined();
  });
});
