import { beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE_SIZE, type Sent } from '@talent-os/contracts';
import {
  assignSeat,
  exportOpenSeats,
  getOpenSeat,
  holdSeat,
  listOpenSeats,
  type OpenSeat,
} from '@talent-os/contracts/talent/open-seats.js';
import { newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, colleague } from '../test/hiring.js';

type ListInput = Sent<typeof listOpenSeats>;

let recruiter: Person;
let manager: Person;
let hr: Person;
let head: Person;
let foreign: Person;

beforeAll(async () => {
  const boxes = ['recruiter@meridian', 'hiring.manager@meridian', 'hr.manager@meridian', 'department.head@meridian'];
  [recruiter, manager, hr, head, foreign] = (await Promise.all(
    [...boxes, 'org.admin@northwind'].map((box) => signIn(`${box}.example`)),
  )) as [Person, Person, Person, Person, Person];
});

/** Every page of what a person finds. */
async function allOf(person: Person, wanted: ListInput = {}): Promise<OpenSeat[]> {
  const first = await person.call(listOpenSeats, wanted);
  const pages = Array.from({ length: Math.ceil(first.total / PAGE_SIZE) - 1 }, (_, index) =>
    person.call(listOpenSeats, { ...wanted, page: index + 2 }),
  );
  const rows = [first, ...(await Promise.all(pages))].flatMap(({ items }) => items);
  expect(rows).toHaveLength(first.total);
  return rows;
}
const idsOf = (seats: readonly OpenSeat[]) => seats.map(({ id }) => id).toSorted();

/** An open seat of the hiring manager's own, which nobody else changes. */
async function ownSeat() {
  const { positionId } = await applicant({ manager, recruiter }, await colleague(manager), 'screen');
  return positionId;
}
const seatOf = (person: Person, positionId: string) => person.call(getOpenSeat, { positionId });
const emitted = (name: string, id: string) =>
  ownerQuery("select payload from talent.outbox where name = $1 and payload ->> 'positionId' = $2", [name, id]);

/** Somebody who hires since a moment ago, with a seat like each of the demo's: nobody else changes what they read. */
async function ownHirer(): Promise<Person> {
  const hirer = await newMember('meridian', { role: 'HIRING_MANAGER', industry: 'SALES' });
  await ownerQuery(
    `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object(
       'id', gen_random_uuid(), 'title', 'Seat of a test', 'hiring_manager_id', $2::uuid))).*
     from talent.position p where p.organization_id = $1 and p.industry = 'SALES'
       and p.title <> 'Seat of a test' and p.status in ('open', 'on_hold')`,
    [manager.organizationId, hirer.id],
  );
  return hirer.signIn();
}

describe('open seats', () => {
  it('are found, ordered and summed up as they themselves say', async () => {
    const hirer = await ownHirer();
    const all = await allOf(hirer);
    const behind = all.filter(({ daysBehind }) => daysBehind > 0);
    const held = all.filter(({ status }) => status === 'on_hold');
    const { id, department, ownerName, title } = all.find(({ status }) => status === 'open')!;
    expect(behind.length).toBeGreaterThan(0);
    expect(idsOf(await allOf(hirer, { behind: 'true' }))).toEqual(idsOf(behind));
    expect(idsOf(await allOf(hirer, { status: 'on_hold' }))).toEqual(idsOf(held));
    expect(idsOf(await allOf(hirer, { department }))).toEqual(
      idsOf(all.filter((one) => one.department === department)),
    );
    expect(idsOf(await allOf(hirer, { mine: 'true' }))).toEqual(idsOf(all.filter(({ mine }) => mine)));
    const found = await allOf(hirer, { search: `${ownerName} ${title} ${department}` });
    expect(found.map((one) => one.id)).toContain(id);
    const { total } = await hr.call(listOpenSeats, { search: ownerName });
    expect(total).toBeGreaterThanOrEqual(all.length);
    const { totals } = await hirer.call(listOpenSeats, { search: 'nobody is called this' });
    expect(totals).toEqual({ open: all.length, behind: behind.length, onHold: held.length });
    const days = (await allOf(hirer, { sort: 'forecastOn:asc' })).flatMap(({ forecastOn }) => forecastOn ?? []);
    expect(days).toEqual(days.toSorted());
    const file = await hr.call(exportOpenSeats, { status: 'on_hold', search: ownerName });
    expect(file.csv.split('\r\n')[0]).toContain('Forecast');
    expect(file.total).toBeGreaterThanOrEqual(held.length);
  });

  it('belong to who hires for them; who recruits sees all of them, and nobody another organization’s', async () => {
    const hirer = await ownHirer();
    const own = await allOf(hirer);
    expect(new Set(own.map(({ ownerId }) => ownerId))).toEqual(new Set([hirer.id]));
    const { id: positionId, title } = own[0]!;
    expect(await seatOf(recruiter, positionId)).toMatchObject({ title });
    const change = { positionId, onHold: true, reason: 'Budget' };
    for (const person of [manager, foreign]) {
      expect((await person.send(getOpenSeat, { positionId })).status).toBeGreaterThanOrEqual(403);
      expect((await person.send(holdSeat, change)).status).toBeGreaterThanOrEqual(403);
    }
    expect((await manager.refused(getOpenSeat, { positionId })).code).toBe('resource.missing');
    expect((await manager.refused(holdSeat, change)).code).toBe('resource.missing');
  });

  it('are put on hold and taken up again, once of two at the same time, with the reason in their history', async () => {
    const positionId = await ownSeat();
    const hold = { positionId, onHold: true, reason: 'The budget is decided in January.' };
    const answers = await Promise.all([manager, recruiter].map((person) => person.send(holdSeat, hold)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await seatOf(manager, positionId)).toMatchObject({
      status: 'on_hold',
      heldReason: hold.reason,
      forecastOn: null,
      may: { to: ['open'] },
    });
    await manager.call(holdSeat, { positionId, onHold: false, reason: 'It is in the budget.' });
    const seat = await seatOf(manager, positionId);
    expect(seat).toMatchObject({ status: 'open', heldReason: null });
    expect(seat.history.map(({ kind }) => kind)).toEqual(['resumed', 'held']);
    expect(await emitted('talent.position.held', positionId)).toHaveLength(2);
  });

  it('change owner to who hires in their industry, and leave the reach of the former one', async () => {
    const positionId = await ownSeat();
    const { id: rep } = await colleague(manager);
    expect((await manager.refused(assignSeat, { positionId, ownerId: rep })).code).toBe('seat.owner');
    const { version } = await seatOf(manager, positionId);
    await manager.call(assignSeat, { positionId, ownerId: head.id, version });
    expect((await manager.refused(getOpenSeat, { positionId })).code).toBe('resource.missing');
    expect(await seatOf(recruiter, positionId)).toMatchObject({
      ownerId: head.id,
      history: [{ kind: 'assigned', note: expect.stringContaining('Victor') }],
    });
    expect((await recruiter.refused(assignSeat, { positionId, ownerId: hr.id, version })).code).toBe('resource.stale');
    expect(await emitted('talent.position.reassigned', positionId)).toMatchObject([
      { payload: { ownerId: head.id, formerOwnerId: manager.id } },
    ]);
  });

  it('that are filled are no open seats', async () => {
    const positionId = await ownSeat();
    await ownerQuery(`update talent.position set status = 'filled', filled_at = now() where id = $1`, [positionId]);
    expect((await manager.refused(getOpenSeat, { positionId })).code).toBe('resource.missing');
    expect((await manager.refused(holdSeat, { positionId, onHold: true, reason: 'x' })).code).toBe('seat.closed');
    await ownerQuery(`update talent.position set status = 'closed' where id = $1`, [positionId]);
  });
});
