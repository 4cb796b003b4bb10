import { beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE_SIZE, type Sent } from '@talent-os/contracts';
import { listPositions, type PositionRow } from '@talent-os/contracts/talent/positions.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, colleague } from '../test/hiring.js';

type ListInput = Sent<typeof listPositions>;

let admin: Person;
let recruiter: Person;
let manager: Person;
let foreign: Person;

beforeAll(async () => {
  const boxes = ['org.admin@meridian', 'recruiter@meridian', 'hiring.manager@meridian', 'org.admin@northwind'];
  [admin, recruiter, manager, foreign] = (await Promise.all(boxes.map((box) => signIn(`${box}.example`)))) as [
    Person,
    Person,
    Person,
    Person,
  ];
});

/** Every page of what a person finds. */
async function allOf(person: Person, wanted: ListInput = {}): Promise<PositionRow[]> {
  const first = await person.call(listPositions, wanted);
  const pages = Array.from({ length: Math.ceil(first.total / PAGE_SIZE) - 1 }, (_, index) =>
    person.call(listPositions, { ...wanted, page: index + 2 }),
  );
  const rows = [first, ...(await Promise.all(pages))].flatMap(({ items }) => items);
  expect(rows).toHaveLength(first.total);
  return rows;
}
const idsOf = (rows: readonly PositionRow[]) => rows.map(({ id }) => id).toSorted();

function fits(row: PositionRow, { search = '', status, department }: ListInput): boolean {
  const text =
    `${row.title} ${row.department} ${row.location} ${row.hiringManagerName} ${row.recruiterName}`.toLowerCase();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => text.includes(word)) &&
    (!status || row.status === status) &&
    (!department || row.department === department)
  );
}
const sum = (rows: readonly PositionRow[], valueOf: (row: PositionRow) => number) =>
  rows.reduce((all, row) => all + valueOf(row), 0);

describe('what the database filters', () => {
  it('is what the rows themselves say, with what they add up to', async () => {
    for (const person of [admin, manager]) {
      const all = await allOf(person);
      const { hiringManagerName, recruiterName, department, location, title } = all[0]!;
      const filters: ListInput[] = [
        {},
        { status: 'open' },
        { status: 'on_hold' },
        { status: 'filled' },
        { department },
        { search: hiringManagerName },
        { search: `${location} ${recruiterName.toUpperCase()}` },
        { search: title.slice(0, 6), status: 'open' },
        { search: '100% nobody_' },
      ];
      for (const wanted of filters) {
        const mine = all.filter((row) => fits(row, wanted));
        expect([wanted, idsOf(await allOf(person, wanted))]).toEqual([wanted, idsOf(mine)]);
        const { totals, funnel, departments } = await person.call(listPositions, wanted);
        expect([wanted, totals]).toEqual([
          wanted,
          {
            open: mine.filter(({ status }) => status === 'open').length,
            newApplicants: sum(mine, (row) => row.newApplicants),
            overdueScorecards: sum(mine, (row) => row.overdueScorecards),
            interviewsToday: sum(mine, (row) => row.interviewsToday),
            offersOut: sum(mine, (row) => row.offersOut),
            remaining: sum(mine, (row) => row.remaining),
          },
        ]);
        // Whoever is left over from a filled seat is on the way no more.
        const stages = mine.filter(({ remaining }) => remaining === 0).flatMap((row) => row.funnel);
        for (const { type, count } of funnel)
          expect(count).toBe(
            stages.filter((stage) => stage.type === type).reduce((before, stage) => before + stage.count, 0),
          );
        expect(departments).toEqual([...new Set(all.map((row) => row.department))].toSorted());
      }
    }
  });

  it('leaves a filled seat out once nobody waits for an answer', async () => {
    const person = await colleague(recruiter, 1);
    const { positionId } = await applicant({ manager, recruiter }, person, 'screen');
    const seat = async () => (await allOf(manager)).find(({ id }) => id === positionId);
    expect(await seat()).toMatchObject({ applicants: 1, newApplicants: 1, remaining: 0 });
    await ownerQuery(`update talent.position set status = 'filled' where id = $1`, [positionId]);
    expect(await seat()).toMatchObject({ status: 'filled', applicants: 1, remaining: 1 });
    await ownerQuery(`update talent.application set status = 'withdrawn' where position_id = $1`, [positionId]);
    expect(await seat()).toBeUndefined();
    await ownerQuery(`update talent.position set status = 'closed' where id = $1`, [positionId]);
  });

  it('never shows a hiring manager a seat of somebody else’s, nor anybody a foreign one', async () => {
    const outside = (await allOf(admin)).find(({ hiringManagerName }) => hiringManagerName !== 'Dana Whitfield')!;
    const asked: ListInput[] = [
      { search: outside.title },
      { search: outside.recruiterName },
      { industry: outside.industry },
      { department: outside.department },
      { status: 'filled' },
      { sort: 'applicants:desc' },
    ];
    for (const wanted of asked)
      for (const row of await allOf(manager, wanted)) expect(row.hiringManagerName).toBe('Dana Whitfield');
    const { departments } = await manager.call(listPositions, {});
    const own = await ownerQuery<{ department: string }>(
      'select department from talent.position where organization_id = $1 and hiring_manager_id = $2',
      [manager.organizationId, manager.id],
    );
    expect(departments.filter((one) => !own.some(({ department }) => department === one))).toEqual([]);
    expect((await foreign.call(listPositions, { search: outside.recruiterName })).total).toBe(0);
  });
});

describe('the order', () => {
  const values: Record<string, (row: PositionRow) => string | number> = {
    openedAt: ({ openedAt }) => new Date(openedAt).getTime(),
    applicants: ({ applicants }) => applicants,
    newApplicants: ({ newApplicants }) => newApplicants,
  };

  it('is the one asked for, over all pages, the newest first otherwise', async () => {
    for (const [field, valueOf] of Object.entries(values))
      for (const direction of ['asc', 'desc'] as const) {
        const found = (await allOf(admin, { sort: `${field}:${direction}` })).map(valueOf);
        const turn = direction === 'desc' ? -1 : 1;
        const sorted = found.toSorted((one, other) => (one < other ? -turn : one > other ? turn : 0));
        expect([field, direction, found]).toEqual([field, direction, sorted]);
      }
    expect(idsOf(await allOf(admin, { sort: 'title:asc' }))).toEqual(idsOf(await allOf(admin)));
    const usual = (await allOf(admin)).map(values['openedAt']!);
    expect(usual).toEqual(usual.toSorted((one, other) => Number(other) - Number(one)));
  });
});
