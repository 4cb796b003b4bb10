import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addCredential,
  revokeCredential,
  verifyCredential,
  getCredential,
  watchCredentials,
} from '@talent-os/contracts/healthcare/credentials.js';
import {
  claimableShifts,
  claimShift,
  myAvailability,
  myShifts,
  mySchedule,
  releaseShift,
  setAvailability,
} from '@talent-os/contracts/healthcare/shifts.js';
import {
  fillShift,
  getShift,
  markAbsence,
  publishShift,
  removeFromShift,
  shiftCandidates,
} from '@talent-os/contracts/healthcare/shifts-roster.js';
import { decideShift, decideSwap, shiftRequests } from '@talent-os/contracts/healthcare/shifts-requests.js';
import {
  answerSwap,
  mySwaps,
  proposeSwap,
  swapOptions,
  withdrawSwap,
} from '@talent-os/contracts/healthcare/shifts-swaps.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { DomainError } from '@talent-os/service-kit/domain-error';
import { addDays } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import {
  demoToday,
  eventually,
  makeDueOn,
  openOwnService,
  ownerQuery,
  settled,
  signIn,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { WatchCredentials } from '../../credentials/watch-credentials.job.js';
import { definition } from '../../index.js';
import { hrInHealthcare } from '../../test/people.js';
import { ClaimsController } from './claims.controller.js';
import { HOUR_MS } from '../shift.rules.js';

const ZONE = 'America/New_York';
let nurse: Person;
let night: Person;
let manager: Person;
let hr: Person;
let service: OwnService;

beforeAll(async () => {
  [nurse, night, manager, hr] = await Promise.all([
    signIn('nurse@meridian.example'),
    signIn('nurse.night@meridian.example'),
    signIn('nurse.manager@meridian.example'),
    hrInHealthcare(),
  ]);
  service = await openOwnService(definition, {
    answers: { [organizationTimezone.name]: { timezone: ZONE } },
    connections: 16,
  });
});
afterAll(() => service.close());

/** The service’s own handler, called as somebody of the organization. */
const claimAs = (userId: string, shiftId: string) =>
  new ClaimsController().claim(
    { shiftId },
    service.context(claimShift, nurse.organizationId).forOrganization(nurse.organizationId, userId),
  );

/** What becomes of a claim: its status, or why not. Whoever finds no connection free asks again, as people do. */
async function outcomeOf(userId: string, shiftId: string): Promise<string> {
  for (;;)
    try {
      return (await claimAs(userId, shiftId)).status;
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      if (!String(error).includes('timeout exceeded when trying to connect')) return String(error);
    }
}

/** Gives people a credential nobody else has, verified; answers its name. */
async function special(name: string, ...people: Person[]): Promise<string> {
  for (const person of people) {
    const { id } = await person.call(addCredential, {
      name,
      kind: 'certification',
      issuer: 'Test board',
      number: 'S-1',
      issuedAt: addDays(demoToday(), -100),
      expirationDate: addDays(demoToday(), 300),
    });
    await hr.call(verifyCredential, { credentialId: id, method: 'document', reference: 'Card' });
  }
  return name;
}

type Times = { days: number; startTime: string; endTime: string; slots?: number };
/** A shift published two days ago: everybody's turn has come. */
const publish = async (credential: string, { days, startTime, endTime, slots = 1 }: Times) => {
  const { id } = await manager.call(publishShift, {
    department: `Ward of ${credential}`,
    date: addDays(dayIn(new Date(), ZONE), days),
    startTime,
    endTime,
    slots,
    requiredCredentials: [credential],
  });
  await ownerQuery(`update healthcare.shift set created_at = now() - interval '2 days' where id = $1`, [id]);
  return id;
};
/** Beyond the roster of those who sign in, and within what is offered. */
const noon = { days: 13, startTime: '12:00', endTime: '16:00' };

const eventsOf = (shiftId: string) =>
  ownerQuery<{ name: string; reason: string | null }>(
    `select name, payload ->> 'reason' as reason from healthcare.outbox where payload ->> 'shiftId' = $1 order by at, id`,
    [shiftId],
  );
const titlesOf = async (person: Person) =>
  (await person.call(listNotifications, {})).items.map(({ title, message }) => `${title}: ${message}`);
const statusOf = async (person: Person, shiftId: string) =>
  (await person.call(mySchedule, {})).items.find(({ id }) => id === shiftId)?.status;

describe('my shifts', () => {
  it('answer the specified fields, and count the seeded weeks', async () => {
    const mine = await nurse.call(myShifts, {});
    expect(Object.keys(mine).toSorted()).toEqual([
      'availableSlots',
      'nextWeekHours',
      'nextWeekShifts',
      'overtimeHours',
      'thisWeekHours',
      'thisWeekShifts',
      'upcomingShifts',
    ]);
    expect(mine.upcomingShifts.length).toBeGreaterThanOrEqual(5);
    for (const one of mine.upcomingShifts)
      expect(Object.keys(one).toSorted()).toEqual(['date', 'department', 'endTime', 'startTime', 'status']);
    const { items, hidden } = await nurse.call(claimableShifts, {});
    expect(mine.availableSlots).toBe(items.reduce((sum, { free }) => sum + free, 0));
    expect(items.length).toBeGreaterThan(0);
    expect(hidden.map(({ reason }) => reason)).toContain('shift.credential');
    for (const { reason, missing } of hidden) expect(missing.length > 0).toBe(reason === 'shift.credential');
    expect((await nurse.call(mySchedule, { show: 'past' })).items.map(({ status }) => status)).toContain('completed');
  });

  it('are claimed, shown and given back', async () => {
    const credential = await special('Claim card', nurse);
    const id = await publish(credential, noon);
    expect((await nurse.call(claimableShifts, {})).items.find((one) => one.id === id)).toMatchObject({
      free: 1,
      answer: 'confirmed',
    });
    expect(await nurse.call(claimShift, { shiftId: id })).toEqual({ status: 'confirmed' });
    expect(await statusOf(nurse, id)).toBe('confirmed');
    expect((await nurse.refused(claimShift, { shiftId: id })).code).toBe('shift.overlap');
    expect((await night.refused(claimShift, { shiftId: id })).code).toBe('shift.credential');
    expect(await manager.call(getShift, { shiftId: id })).toMatchObject({
      status: 'filled',
      confirmed: 1,
      people: [{ name: 'Elena Marsh' }],
    });
    expect(await nurse.call(releaseShift, { shiftId: id })).toEqual({ status: 'released' });
    expect((await nurse.refused(releaseShift, { shiftId: id })).code).toBe('resource.missing');
    expect(await manager.call(getShift, { shiftId: id })).toMatchObject({ status: 'open', confirmed: 0 });
    expect((await eventsOf(id)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['healthcare.shift.published', 'healthcare.shift.claimed', 'healthcare.shift.released']),
    );
    expect(await nurse.call(claimShift, { shiftId: id })).toEqual({ status: 'confirmed' });
    await nurse.call(releaseShift, { shiftId: id });
  });

  it('that start soon wait for a manager, who approves; nobody decides about themselves', async () => {
    const credential = await special('Soon card', nurse);
    const soon = new Date(Date.now() + 4 * HOUR_MS);
    const clock = (at: Date) => at.toLocaleTimeString('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
    const { id } = await manager.call(publishShift, {
      department: 'Soon ward',
      date: dayIn(soon, ZONE),
      startTime: clock(soon),
      endTime: clock(new Date(+soon + 2 * HOUR_MS)),
      slots: 1,
      requiredCredentials: [credential],
    });
    expect(await nurse.call(claimShift, { shiftId: id })).toEqual({ status: 'pending' });
    const waiting = async () => (await manager.call(shiftRequests, {})).shifts.find((one) => one.id === id);
    const { assignmentId } = (await waiting())!;
    expect((await manager.call(decideShift, { assignmentId, decision: 'approved' })).status).toBe('confirmed');
    expect((await manager.refused(decideShift, { assignmentId, decision: 'approved' })).code).toBe('shift.settled');
    expect(await nurse.call(releaseShift, { shiftId: id, reason: 'Fever' })).toEqual({ status: 'asked' });
    expect((await nurse.refused(releaseShift, { shiftId: id })).code).toBe('shift.asked');
    expect(await waiting()).toMatchObject({ what: 'release', note: 'Fever' });
    expect(
      (await manager.call(decideShift, { assignmentId, decision: 'declined', reason: 'Nobody else' })).status,
    ).toBe('confirmed');
    await nurse.call(releaseShift, { shiftId: id });
    expect((await manager.call(decideShift, { assignmentId, decision: 'approved' })).status).toBe('released');
    await eventually(async () => {
      expect((await titlesOf(manager)).join()).toContain('Elena Marsh would like to work Soon ward');
      expect((await titlesOf(nurse)).join()).toContain('Your claim was approved: Soon ward');
    });
  });
});

describe('many at once', () => {
  it('64 people claim one slot: one has it, 63 read why not', async () => {
    const holders = await ownerQuery<{ id: string }>(
      `select id from healthcare.person p where organization_id = $1
         and not exists (select 1 from healthcare.onboarding_hold h where h.user_id = p.id) order by id limit 64`,
      [nurse.organizationId],
    );
    expect(holders).toHaveLength(64);
    const credential = 'Race card';
    for (const { id } of holders)
      await ownerQuery(
        `insert into healthcare.credential (id, organization_id, created_at, updated_at, user_id, name, kind, issuer, number, issued_at, expiration_date, verified_at, verified_by, verified_reference)
         values (gen_random_uuid(), $1, now(), now(), $2, $3, 'certification', 'Board', 'R', '2026-01-01', '2036-01-01', now(), 'document', 'Card')`,
        [nurse.organizationId, id, credential],
      );
    const id = await publish(credential, { days: 60, startTime: '07:00', endTime: '11:00' });
    const outcomes = await Promise.all(holders.map((holder) => outcomeOf(holder.id, id)));
    expect(outcomes.toSorted()).toEqual(['confirmed', ...Array.from({ length: 63 }, () => 'shift.full')]);
    expect(await manager.call(getShift, { shiftId: id })).toMatchObject({ status: 'filled', confirmed: 1 });
  });

  it('one person claims overlapping shifts, and shifts without rest between them: one of each', async () => {
    const credential = await special('Twin card', nurse);
    const times = [
      ['07:00', '15:00'],
      ['09:00', '13:00'],
      ['15:00', '19:00'],
      ['10:00', '12:00'],
      ['20:00', '23:00'],
    ] as const;
    const ids = await Promise.all(
      times.map(([startTime, endTime]) => publish(credential, { days: 40, startTime, endTime })),
    );
    const answers = await Promise.all(ids.map((shiftId) => nurse.send(claimShift, { shiftId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    const kept = ids[answers.findIndex(({ status }) => status === 200)]!;
    await nurse.call(releaseShift, { shiftId: kept });
  });
});

describe('managers', () => {
  it('give slots to those who may work them, take them back, and mark who did not come', async () => {
    const credential = await special('Manager card', nurse, night);
    const id = await publish(credential, { ...noon, slots: 2 });
    const { items } = await manager.call(shiftCandidates, { shiftId: id });
    expect(items.map(({ name }) => name).toSorted()).toEqual(['Elena Marsh', 'Ruth Castillo']);
    expect(items.find(({ userId }) => userId === nurse.id)).toMatchObject({ fits: true, refusal: null });
    const { assignmentId } = await manager.call(fillShift, { shiftId: id, userId: nurse.id });
    expect((await manager.refused(fillShift, { shiftId: id, userId: nurse.id })).code).toBe('shift.overlap');
    expect((await manager.refused(fillShift, { shiftId: id, userId: hr.id })).code).toBe('shift.credential');
    expect((await manager.refused(markAbsence, { assignmentId, absent: true })).code).toBe('shift.absence');
    await manager.call(removeFromShift, { assignmentId, reason: 'Planned twice' });
    expect((await eventsOf(id)).find(({ name }) => name.endsWith('released'))?.reason).toBe('manager');
    await ownerQuery(`update healthcare.shift set starts_at = now() - interval '1 hour' where id = $1`, [id]);
    const late = await manager.refused(removeFromShift, { assignmentId, reason: 'Late' });
    expect(late.code).toBe('shift.over');
  });

  it('decide about exchanges both people want', async () => {
    const credential = await special('Swap card', nurse, night);
    const [mine, theirs] = await Promise.all([
      publish(credential, { days: 13, startTime: '08:00', endTime: '10:00' }),
      publish(credential, { days: 13, startTime: '20:00', endTime: '22:00' }),
    ]);
    await manager.call(fillShift, { shiftId: mine, userId: nurse.id });
    const { assignmentId } = await manager.call(fillShift, { shiftId: theirs, userId: night.id });
    const options = (await nurse.call(swapOptions, { shiftId: mine })).items;
    expect(options.find((one) => one.assignmentId === assignmentId)).toMatchObject({ colleagueName: 'Ruth Castillo' });
    const { id: withdrawn } = await nurse.call(proposeSwap, { shiftId: mine, assignmentId });
    expect((await night.refused(withdrawSwap, { swapId: withdrawn })).code).toBe('resource.missing');
    await nurse.call(withdrawSwap, { swapId: withdrawn });
    expect((await nurse.refused(withdrawSwap, { swapId: withdrawn })).code).toBe('swap.settled');
    const { id: swapId } = await nurse.call(proposeSwap, { shiftId: mine, assignmentId });
    expect((await nurse.refused(proposeSwap, { shiftId: mine, assignmentId })).code).toBe('swap.open');
    expect((await nurse.refused(answerSwap, { swapId, accepted: true })).code).toBe('resource.missing');
    expect((await manager.refused(decideSwap, { swapId, decision: 'approved' })).code).toBe('swap.settled');
    await night.call(answerSwap, { swapId, accepted: true });
    expect((await manager.call(shiftRequests, {})).swaps.map((swap) => swap.swapId)).toContain(swapId);
    await manager.call(decideSwap, { swapId, decision: 'approved' });
    expect([await statusOf(nurse, theirs), await statusOf(night, mine)]).toEqual(['confirmed', 'confirmed']);
    expect([await statusOf(nurse, mine), await statusOf(night, theirs)]).toEqual([undefined, undefined]);
    expect((await nurse.call(mySwaps, {})).items.find((swap) => swap.swapId === swapId)?.status).toBe('approved');
    await nurse.call(releaseShift, { shiftId: theirs });
    await night.call(releaseShift, { shiftId: mine });
  });
});

describe('a credential that is lost', () => {
  it('revoked: its shifts are released once, managers are alerted, and who may claim them is told', async () => {
    const name = await special('Lost card', nurse, night);
    const parts = (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((day) => `${day}-day` as const);
    await night.call(setAvailability, { parts: parts.toReversed() });
    expect(await night.call(myAvailability, {})).toEqual({ parts, isSet: true });
    const id = await publish(name, noon);
    await nurse.call(claimShift, { shiftId: id });
    const [held] = await ownerQuery<{ id: string }>(
      'select id from healthcare.credential where user_id = $1 and name = $2',
      [nurse.id, name],
    );
    const { version } = await hr.call(getCredential, { credentialId: held!.id });
    await hr.call(revokeCredential, { credentialId: held!.id, reason: 'Board order', version });
    await eventually(async () => {
      expect(await statusOf(nurse, id)).toBeUndefined();
      expect((await titlesOf(nurse)).join()).toContain('You were released from a shift: Ward of Lost card');
      expect((await titlesOf(manager)).join()).toContain('A credential of Elena Marsh is no longer valid');
      expect((await titlesOf(night)).join()).toContain('A shift is open to you: Ward of Lost card');
    });
    expect((await nurse.refused(claimShift, { shiftId: id })).code).toBe('shift.credential');
    expect((await night.call(claimShift, { shiftId: id })).status).toBe('confirmed');
    await night.call(releaseShift, { shiftId: id });
  });

  it('expired: the job tells it, and the shifts ahead are released; another event of it changes nothing more', async () => {
    const name = await special('Short card', nurse);
    const id = await publish(name, noon);
    await nurse.call(claimShift, { shiftId: id });
    await ownerQuery(`update healthcare.credential set expiration_date = $2 where name = $1`, [
      name,
      addDays(demoToday(), -1),
    ]);
    const [held] = await ownerQuery<{ id: string }>('select id from healthcare.credential where name = $1', [name]);
    await makeDueOn('healthcare', held!.id, demoToday());
    await new WatchCredentials().work({}, service.context(watchCredentials));
    await eventually(async () => expect(await statusOf(nurse, id)).toBeUndefined());
    await ownerQuery(
      `insert into healthcare.outbox (id, organization_id, name, operation, request_id, payload, at)
       values (gen_random_uuid(), $1, 'healthcare.credential.expired', 'test', 'test', $2, now())`,
      [nurse.organizationId, JSON.stringify({ credentialId: held!.id, userId: nurse.id, name })],
    );
    await settled();
    const released = (await eventsOf(id)).filter((event) => event.name === 'healthcare.shift.released');
    expect(released).toEqual([{ name: 'healthcare.shift.released', reason: 'credential' }]);
  });
});
