import { beforeAll, describe, expect, it } from '@jest/globals';
import { listPositionChoices, POSITION_CHOICES } from '@talent-os/contracts/talent/positions.js';
import { newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';

type Seat = { readonly id: string; readonly title: string; readonly location: string };

let recruiter: Person;
/** Of this file alone: every other test that hires gives the one of the demo another seat. */
let manager: Person;
let foreign: Person;

beforeAll(async () => {
  const [member, ...people] = await Promise.all([
    newMember('meridian', { role: 'HIRING_MANAGER', industry: 'SALES' }),
    signIn('recruiter@meridian.example'),
    signIn('org.admin@northwind.example'),
  ]);
  [recruiter, foreign] = people;
  manager = await member.signIn();
  for (const status of ['open', 'open', 'on_hold', 'filled']) await addSeat(status);
});

/** A seat of the manager's with a title of its own. */
const addSeat = (status: string) =>
  ownerQuery(
    `insert into talent.position
     select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'requisition_id', null,
       'title', 'Keeper of ' || left(gen_random_uuid()::text, 8), 'hiring_manager_id', $2::text, 'status', $3::text))).*
     from talent.position p where p.organization_id = $1 and p.industry = 'SALES' and p.status = 'open' order by p.id limit 1`,
    [manager.organizationId, manager.id, status],
  );

const choices = async (person: Person, wanted = {}) => (await person.call(listPositionChoices, wanted)).items;
const seatsOf = (status: string, managerId?: string): Promise<Seat[]> =>
  ownerQuery<Seat>(
    `select id, title, location from talent.position
     where organization_id = $1 and status = $2 and ($3::uuid is null or hiring_manager_id = $3) order by id`,
    [recruiter.organizationId, status, managerId ?? null],
  );

/** Copies of an open seat, until there is one more than so many to choose from. */
async function seatsBeyond(most: number): Promise<string[]> {
  const [open, onHold] = await Promise.all([seatsOf('open'), seatsOf('on_hold')]);
  const added = await ownerQuery<{ id: string }>(
    `insert into talent.position
     select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
     from talent.position p, generate_series(1, $3::int) where p.organization_id = $1 and p.id = $2 returning id`,
    [recruiter.organizationId, open[0]!.id, Math.max(0, most + 1 - open.length - onHold.length)],
  );
  return added.map(({ id }) => id);
}

describe('positions to choose from', () => {
  it('take people, lie within the reach of who asks, and are no more than fit a choice', async () => {
    const taking = [...(await seatsOf('open', manager.id)), ...(await seatsOf('on_hold', manager.id))];
    const own = await choices(manager);
    expect(own.map(({ id }) => id).toSorted()).toEqual(taking.map(({ id }) => id).toSorted());
    const added = await seatsBeyond(POSITION_CHOICES);
    const all = await choices(recruiter);
    await ownerQuery('delete from talent.position where organization_id = $1 and id = any($2::uuid[])', [
      recruiter.organizationId,
      added,
    ]);
    expect(all.length).toBe(POSITION_CHOICES);
    expect(new Set(all.map(({ id }) => id)).size).toBe(POSITION_CHOICES);
  });

  it('are found by words of title and place, as they are written', async () => {
    const [seat] = await seatsOf('open', manager.id);
    const written = `${seat!.title}, ${seat!.location}`;
    for (const search of [written, written.toUpperCase(), seat!.title.split(' ').toReversed().join(' ')])
      expect(await choices(manager, { search })).toContainEqual(seat);
    for (const { title, location } of await choices(recruiter, { search: written }))
      expect([title, location]).toEqual([seat!.title, seat!.location]);
    expect(await choices(manager, { search: '100% nothing_' })).toEqual([]);
  });

  it('begin with the one chosen already, whatever is searched for and whatever became of it', async () => {
    const [filled] = await seatsOf('filled', manager.id);
    for (const search of ['', 'nothing of this name']) {
      const found = await choices(manager, { positionId: filled!.id, ...(search && { search }) });
      expect(found[0]).toEqual(filled);
    }
  });

  it('never hold a seat beyond the reach of who asks, not even a chosen one', async () => {
    const own = new Set((await seatsOf('open', manager.id)).map(({ id }) => id));
    const other = (await seatsOf('open')).find(({ id }) => !own.has(id))!;
    expect((await choices(manager, { positionId: other.id })).some(({ id }) => id === other.id)).toBe(false);
    expect((await choices(foreign, { positionId: other.id })).some(({ id }) => id === other.id)).toBe(false);
  });
});
