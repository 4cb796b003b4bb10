import { beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE_SIZE, type Sent } from '@talent-os/contracts';
import {
  exportTeamPeople,
  getPeopleChart,
  getTeamPerson,
  listTeamPeople,
  MOST_SUCCESSORS,
  nameSuccessor,
  withdrawSuccessor,
  type TeamPerson,
} from '@talent-os/contracts/talent/team-people.js';
import { newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, colleague } from '../test/hiring.js';

let manager: Person;
let recruiter: Person;
let hr: Person;
let foreign: Person;
/** Four people on seats of one manager, nobody else's. */
let team: readonly Seated[];
type Seated = { readonly personId: string; readonly positionId: string };

const inSales = (role: 'HIRING_MANAGER' | 'SALES_REP') => newMember('meridian', { role, industry: 'SALES' });

beforeAll(async () => {
  const boxes = ['recruiter@meridian', 'hr.manager@meridian', 'org.admin@northwind'];
  [recruiter, hr, foreign] = (await Promise.all(boxes.map((box) => signIn(`${box}.example`)))) as [
    Person,
    Person,
    Person,
  ];
  manager = await (await inSales('HIRING_MANAGER')).signIn();
  team = [await seated('Account executive'), await seated('Sales engineer'), await seated(), await seated()];
});

/** A seat of the manager's with somebody on it who came with the test. */
async function seated(title = 'Seat of a test'): Promise<Seated> {
  const { id } = await inSales('SALES_REP');
  const [seat] = await ownerQuery<{ id: string }>(
    `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'title', $4::text,
       'hiring_manager_id', $2::text, 'holder_id', $3::text, 'status', 'filled', 'filled_at', now(), 'role', 'SALES_REP'))).*
     from talent.position p where p.organization_id = $1 and p.industry = 'SALES' and p.required_skills <> '[]'
     order by p.id limit 1 returning id`,
    [manager.organizationId, manager.id, id, title],
  );
  return { personId: id, positionId: seat!.id };
}

/** Every page of what a person finds. */
async function allOf(person: Person, wanted: Sent<typeof listTeamPeople> = {}): Promise<TeamPerson[]> {
  const first = await person.call(listTeamPeople, wanted);
  const pages = Array.from({ length: Math.ceil(first.total / PAGE_SIZE) - 1 }, (_, index) =>
    person.call(listTeamPeople, { ...wanted, page: index + 2 }),
  );
  const rows = [first, ...(await Promise.all(pages))].flatMap(({ items }) => items);
  expect(rows).toHaveLength(first.total);
  return rows;
}
const idsOf = (people: readonly TeamPerson[]) => people.map(({ id }) => id).toSorted();

describe('people of the teams', () => {
  it('are found and summed up as they themselves say', async () => {
    const [first, second] = team;
    await manager.call(nameSuccessor, { positionId: first!.positionId, successorId: second!.personId });
    const all = await allOf(manager);
    expect(idsOf(all)).toEqual(team.map(({ positionId }) => positionId).toSorted());
    const { department, name, title } = all[0]!;
    expect(idsOf(await allOf(manager, { department }))).toEqual(
      idsOf(all.filter((one) => one.department === department)),
    );
    // Who applied is known by the name they applied with until it is asked for again.
    await ownerQuery(`update talent.person set name = $1 where id = any($2)`, [
      name,
      team.map(({ personId }) => personId),
    ]);
    expect((await allOf(manager, { search: `${name} ${title}` })).some(({ id }) => id === all[0]!.id)).toBe(true);
    const named = all.filter(({ successorFor }) => successorFor.length > 0);
    const uncovered = all.filter(({ successors }) => successors === 0);
    expect(named.length).toBeGreaterThan(0);
    expect(idsOf(await allOf(manager, { successor: 'true' }))).toEqual(idsOf(named));
    expect(idsOf(await allOf(manager, { uncovered: 'true' }))).toEqual(idsOf(uncovered));
    const { totals, items } = await manager.call(listTeamPeople, { search: 'nobody is called this' });
    expect(items).toEqual([]);
    expect(totals).toEqual({ people: all.length, successors: named.length, uncovered: uncovered.length });
    expect(named.map(({ id, readiness }) => [id, readiness])).toEqual([[second!.positionId, 0]]);
    for (const { nextRole, nextFrom, readiness } of all) {
      expect(nextRole === null).toBe(nextFrom === null);
      if (!nextRole) expect(readiness).toBeNull();
    }
  });

  it('are the own team of who hires, and those of their industries for who plans; nobody another organization’s', async () => {
    expect(new Set((await allOf(manager)).map(({ managerId }) => managerId))).toEqual(new Set([manager.id]));
    const theirs = (await allOf(hr)).find(({ managerId }) => managerId !== manager.id)!;
    for (const person of [manager, foreign])
      expect((await person.send(getTeamPerson, { positionId: theirs.id })).status).toBeGreaterThanOrEqual(403);
    expect((await manager.refused(getTeamPerson, { positionId: theirs.id })).code).toBe('resource.missing');
    const naming = { positionId: theirs.id, successorId: (await colleague(manager)).id };
    expect((await manager.refused(nameSuccessor, naming)).code).toBe('resource.missing');
    expect((await manager.refused(withdrawSuccessor, naming)).code).toBe('resource.missing');
    expect((await recruiter.refused(listTeamPeople, {})).status).toBe(403);
  });

  it('are a file, and a chart with the vacant seats among theirs', async () => {
    const { csv, total } = await hr.call(exportTeamPeople, { uncovered: 'true' });
    expect(csv.split('\r\n')[0]).toContain('Next role');
    expect(total).toBe((await hr.call(listTeamPeople, { uncovered: 'true' })).total);
    const { positionId } = await applicant({ manager, recruiter }, await colleague(manager), 'screen');
    const { seats } = await manager.call(getPeopleChart, {});
    expect(seats.find(({ id }) => id === positionId)).toMatchObject({ status: 'open', personName: null });
    const { id, name } = (await allOf(manager))[0]!;
    expect(seats.find((seat) => seat.id === id)).toMatchObject({ personName: name, managerId: manager.id });
    expect(seats.every(({ managerId }) => managerId === manager.id)).toBe(true);
    await ownerQuery(`update talent.position set status = 'closed' where id = $1`, [positionId]);
  });
});

describe('a successor', () => {
  it('is named once, by who plans with the team, and gives the person a next role', async () => {
    const [, , { personId, positionId }, next] = team as [Seated, Seated, Seated, Seated];
    const naming = { positionId, successorId: next.personId, note: 'Has stood in for them.' };
    const answers = await Promise.all([manager, hr].map((person) => person.send(nameSuccessor, naming)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await manager.refused(nameSuccessor, naming)).code).toBe('successor.present');
    expect((await manager.refused(nameSuccessor, { positionId, successorId: personId })).code).toBe('successor.self');
    const seat = await manager.call(getTeamPerson, { positionId });
    expect(seat).toMatchObject({ successors: 1, named: [{ successorId: next.personId, note: naming.note }] });
    const named = await manager.call(getTeamPerson, { positionId: next.positionId });
    expect(named).toMatchObject({ nextRole: seat.title, nextFrom: 'named', successorFor: [seat.title] });
    await manager.call(withdrawSuccessor, { positionId, successorId: next.personId });
    expect((await manager.refused(withdrawSuccessor, { positionId, successorId: next.personId })).code).toBe(
      'resource.missing',
    );
    expect(await manager.call(getTeamPerson, { positionId: next.positionId })).toMatchObject({
      nextRole: null,
      readiness: null,
      successorFor: [],
    });
  });

  it('is one of five at most', async () => {
    const { positionId } = team[2]!;
    const others = await Promise.all(Array.from({ length: MOST_SUCCESSORS + 1 }, (_, nth) => colleague(manager, nth)));
    for (const { id } of others.slice(0, MOST_SUCCESSORS))
      await manager.call(nameSuccessor, { positionId, successorId: id });
    expect((await manager.call(getTeamPerson, { positionId })).may.do).not.toContain('name');
    const sixth = { positionId, successorId: others.at(-1)!.id };
    expect((await manager.refused(nameSuccessor, sixth)).code).toBe('successor.many');
  });
});
