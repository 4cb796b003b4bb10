import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { watchClearances } from '@talent-os/contracts/cyber/clearance-events.js';
import {
  confirmClearance,
  listClearances,
  reportClearance,
  withdrawClearance,
} from '@talent-os/contracts/cyber/clearance.js';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { dueDayOf, openOwnService, ownerQuery, signIn, type OwnService, type Person } from '@talent-os/testing';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { definition } from '../index.js';
import { NOTHING } from './clearance-facts.js';
import { tellClearance, WatchClearances } from './watch-clearances.job.js';

let analyst: Person;
let officer: Person;
let service: OwnService;

beforeAll(async () => {
  [analyst, officer] = await Promise.all([signIn('analyst@sentinel.example'), signIn('org.admin@sentinel.example')]);
  await analyst.send(withdrawClearance, {});
  service = await openOwnService(definition, { answers: { [organizationTimezone.name]: { timezone: 'UTC' } } });
});
afterAll(() => service.close());

/** The job as it runs now: of no organization, with no memory of its own. */
const runJob = () => new WatchClearances().work({}, service.context(watchClearances));

/** What the job does with one clearance, so many days from now. */
const tellIn = (days: number, id: string) =>
  tellClearance(service.context(watchClearances, analyst.organizationId, new Date(Date.now() + days * 86_400_000)), id);

/** Confirms a clearance that expires in so many days, with an authority that marks the case. */
async function held(daysLeft: number, authority: string, today = dayOf(new Date())): Promise<string> {
  await analyst.call(reportClearance, {
    ...NOTHING,
    currentLevel: 'public_trust',
    grantedDate: addDays(today, -10),
    grantingAuthority: authority,
    investigationStatus: 'favorable',
    lastInvestigationClosed: addDays(today, -20),
    expirationDate: addDays(today, daysLeft),
  });
  const { items } = await officer.call(listClearances, { waiting: 'true', search: 'Novak' });
  const mine = items.find(({ userId }) => userId === analyst.id)!;
  // What was told so far was told of another date. Before the confirmation: the product's own watch may be as quick.
  await ownerQuery(`delete from cyber.outbox where name = 'cyber.clearance.due' and payload ->> 'userId' = $1`, [
    analyst.id,
  ]);
  await officer.call(confirmClearance, { clearanceId: mine.id, updateId: mine.waiting!.id });
  return mine.id;
}

const told = () =>
  ownerQuery<{ left: string }>(
    `select payload ->> 'daysLeft' as left from cyber.outbox
     where name = 'cyber.clearance.due' and payload ->> 'userId' = $1 order by at, id`,
    [analyst.id],
  ).then((rows) => rows.map(({ left }) => Number(left)));

const dueOn = (id: string) => dueDayOf('cyber', id);

describe('the watch over clearances', () => {
  it('tells once what is due today, however often and however simultaneously it looks', async () => {
    const today = dayOf(new Date());
    const id = await held(100, 'First', today);
    expect(await dueOn(id)).toBe(addDays(today, -80));
    await Promise.all([runJob(), runJob(), runJob()]);
    await runJob();
    expect(await told()).toEqual([100]);
    expect(await dueOn(id)).toBe(addDays(today, 10));
  });

  it('tells at 180 and 90 days and when it is overdue, each once, and then no more', async () => {
    const id = await held(200, 'Second');
    for (const day of [0, 20, 21, 110, 150, 200, 201]) await Promise.all([tellIn(day, id), tellIn(day, id)]);
    expect(await told()).toEqual([180, 90, -1]);
    expect(await dueOn(id)).toBeUndefined();
  });

  it('begins anew with the date of a confirmed report', async () => {
    const id = await held(5, 'Third');
    await tellIn(0, id);
    expect(await told()).toEqual([5]);
    expect(await held(120, 'Fourth')).toBe(id);
    await tellIn(0, id);
    expect(await told()).toEqual([120]);
  });
});
