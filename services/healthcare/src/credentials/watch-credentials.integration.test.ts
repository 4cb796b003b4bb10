import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addCredential, verifyCredential, watchCredentials } from '@talent-os/contracts/healthcare/credentials.js';
import { readConfig } from '@talent-os/service-kit/config';
import { Database } from '@talent-os/service-kit/database/database';
import type { ServiceParts } from '@talent-os/service-kit/host/call-context';
import { systemContext } from '@talent-os/service-kit/host/host-service';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { addDays, dayOf } from '../calendar.js';
import { definition } from '../index.js';
import { hrInHealthcare } from '../test/people.js';
import { WatchCredentials } from './watch-credentials.job.js';

const TODAY = dayOf(new Date());
let nurse: Person;
let hr: Person;
let database: Database;

beforeAll(async () => {
  [nurse, hr] = await Promise.all([signIn('nurse@meridian.example'), hrInHealthcare()]);
  database = await Database.open(
    definition,
    readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL }),
  );
});
afterAll(() => database.close());

/** The job as it would run so many days from now: of no organization, and with no memory of its own. */
function runIn(days: number): Promise<void> {
  const log = { child: () => log, error: (problem: unknown) => console.error(problem) };
  const parts = { service: 'healthcare', database, log, bus: {}, committed: () => undefined };
  const at = new Date(Date.now() + days * 86_400_000);
  return new WatchCredentials().work({}, later(parts as unknown as ServiceParts, at));
}

/** A context of no organization whose clock stands elsewhere, in every organization it goes to. */
function later(parts: ServiceParts, at: Date) {
  const ctx = systemContext(parts, watchCredentials.name, undefined, at);
  return Object.assign(ctx, {
    at: (organizationId: string) => systemContext(parts, watchCredentials.name, organizationId, at),
  });
}

const told = (id: string) =>
  ownerQuery<{ name: string; left: string | null }>(
    `select name, payload ->> 'daysLeft' as left from healthcare.outbox
     where payload ->> 'credentialId' = $1 and name ~ 'expir' order by at, id`,
    [id],
  ).then((rows) => rows.map(({ name, left }) => (left === null ? name.split('.').at(-1) : Number(left))));

async function verified(daysLeft: number): Promise<string> {
  const { id } = await nurse.call(addCredential, {
    name: `Paper with ${daysLeft} days`,
    kind: 'certification',
    issuer: 'Board',
    number: 'W-1',
    issuedAt: addDays(TODAY, -100),
    expirationDate: addDays(TODAY, daysLeft),
  });
  await hr.call(verifyCredential, { credentialId: id, method: 'document', reference: 'Card' });
  return id;
}

describe('the watch over credentials', () => {
  it('reminds at 90, 60, 30 and 7 days and tells the expiry, each once, however many look at the same time', async () => {
    const id = await verified(95);
    await Promise.all([runIn(0), runIn(0)]);
    expect(await told(id)).toEqual([]);
    for (const day of [5, 5, 6, 35, 65, 88, 88, 95]) await Promise.all([runIn(day), runIn(day), runIn(day)]);
    expect(await told(id)).toEqual([90, 60, 30, 7]);
    await Promise.all([runIn(96), runIn(96), runIn(96)]);
    await runIn(97);
    expect(await told(id)).toEqual([90, 60, 30, 7, 'expired']);
    expect(await ownerQuery('select 1 from healthcare.awaited_notice where credential_id = $1', [id])).toEqual([]);
  });

  it('makes up for what it missed with the latest notice only', async () => {
    const id = await verified(95);
    await runIn(92);
    expect(await told(id)).toEqual([3]);
    await runIn(400);
    expect(await told(id)).toEqual([3, 'expired']);
  });

  it('says nothing of what was never verified', async () => {
    const { id } = await nurse.call(addCredential, {
      name: 'Never seen',
      kind: 'privilege',
      issuer: 'Hospital',
      number: 'N-1',
      issuedAt: addDays(TODAY, -10),
      expirationDate: addDays(TODAY, 10),
    });
    await runIn(500);
    expect(await told(id)).toEqual([]);
  });
});
