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
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
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

describe('open seats', () => {
  it('are found, ordered and summed up as they themselves say', async () => {
    for (const person of [hr, manager]) {
      const all = await allOf(person);
      // Seats of other tests close while this one reads.
      const lasting = all.find((one) => one.title !== 'Seat of a test')!;
      const { department, ownerName, title } = lasting;
      const behind = all.filter(({ daysBehind }) => daysBehind > 0);
      const held = all.filter(({ status }) => status === 'on_hold');
      if (person === hr) expect(behind.length).toBeGreaterThan(0);
      expect(idsOf(await allOf(person, { behind: 'true' }))).toEqual(idsOf(behind));
      expect(idsOf(await allOf(person, { status: 'on_hold' }))).toEqual(idsOf(held));
      expect(idsOf(await allOf(person, { department }))).toEqual(
        idsOf(all.filter((one) => one.department === department)),
      );
      expect(idsOf(await allOf(person, { mine: 'true' }))).toEqual(idsOf(all.filter(({ mine }) => mine)));
      const found = await allOf(person, { search: `${ownerName} ${title}` });
      expect(found.some(({ id }) => id === lasting.id)).toBe(true);
      const { totals } = await person.call(listOpenSeats, { search: 'nobody is called this' });
      expect(totals).toEqual({ open: all.length, behind: behind.length, onHold: held.length });
      const days = (await allOf(person, { sort: 'forecastOn:asc' })).flatMap(({ forecastOn }) => forecastOn ?? []);
      expect(days).toEqual(days.toSorted());
    }
  });

  it('belong to who hires for them; who recruits sees all of them, and nobody another organization’s', async () => {
    const own = await allOf(manager);
    expect(new Set(own.map(({ ownerId }) => ownerId))).toEqual(new Set([manager.id]));
    const other = (await allOf(recruiter)).find(({ ownerId }) => ownerId !== manager.id)!;
    const change = { positionId: other.id, onHold: true, reason: 'Budget' };
    for (const person of [manager, foreign]) {
      expect((await person.send(getOpenSeat, { positionId: other.id })).status).toBeGreaterThanOrEqual(403);
      expect((await person.send(holdSeat, change)).status).toBeGreaterThanOrEqual(403);
    }
    expect((await manager.refused(getOpenSeat, { positionId: other.id })).code).toBe('resource.missing');
    expect((await manager.refused(holdSeat, change)).code).toBe('resource.missing');
  });

  it('are a file with their forecast', async () => {
    const { csv, total } = await hr.call(exportOpenSeats, { status: 'on_hold' });
    expect(csv.split('\r\n')[0]).toContain('Forecast');
    expect(total).toBe((await hr.call(listOpenSeats, { status: 'on_hold' })).total);
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
