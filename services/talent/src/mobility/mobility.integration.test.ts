import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PAGE_SIZE, type Sent } from '@talent-os/contracts';
import { rejectApplications } from '@talent-os/contracts/talent/application-changes.js';
import {
  decideExpression,
  expressInterest,
  listExpressions,
  listIncoming,
  listMyExpressions,
  listOpportunities,
  PENDING_LIMIT,
  REAPPLY_DAYS,
  searchOpportunities,
  withdrawExpression,
} from '@talent-os/contracts/talent/mobility.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';

let rep: Person;
let admin: Person;
let analyst: Person;
let manager: Person;
let foreignRep: Person;

beforeAll(async () => {
  const boxes = [
    'sales.rep@northwind',
    'org.admin@northwind',
    'analyst@sentinel',
    'hiring.manager@meridian',
    'sales.rep@meridian',
  ];
  [rep, admin, analyst, manager, foreignRep] = (await Promise.all(boxes.map((box) => signIn(`${box}.example`)))) as [
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
});

const waitingOf = async (person: Person) => (await person.call(listExpressions, { status: 'pending' })).items;

/** Nothing waits any more. */
async function clear(person: Person) {
  for (const { id } of await waitingOf(person)) await person.call(withdrawExpression, { expressionId: id });
}

/** Positions the person has no interest running in. */
async function free(person: Person): Promise<string[]> {
  const { items } = await person.call(searchOpportunities, {});
  return items.filter(({ myStatus }) => myStatus === null).map(({ id }) => id);
}

const emitted = (name: string, expressionId: string) =>
  ownerQuery("select 1 from talent.outbox where name = $1 and payload ->> 'expressionId' = $2", [name, expressionId]);

describe('internal positions', () => {
  it('are listed with exactly the specified fields, newest first', async () => {
    const list = await foreignRep.call(listOpportunities, {});
    expect(list.length).toBeGreaterThan(3);
    for (const one of list)
      expect(Object.keys(one).toSorted()).toEqual(['department', 'description', 'location', 'title']);
    const { items, total } = await foreignRep.call(searchOpportunities, {});
    expect(total).toBe(list.length);
    expect(items.map(({ title }) => title)).toEqual(list.slice(0, PAGE_SIZE).map(({ title }) => title));
  });

  it('are searched by text and department, and sorted by readiness that its parts explain', async () => {
    const { items, departments } = await foreignRep.call(searchOpportunities, { sort: 'readiness:desc' });
    const points = items.map(({ readiness }) => readiness ?? -1);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(items[0]!.parts.length).toBeGreaterThan(2);
    for (const { parts, readiness } of items) expect(parts.length === 0).toBe(readiness === null);
    const one = await foreignRep.call(searchOpportunities, { department: departments[0]!, search: items[0]!.location });
    expect(one.items.every(({ department }) => department === departments[0])).toBe(true);
  });

  it('stand on exactly one page each, in the order asked for, and are found by every word of theirs', async () => {
    const pagesOf = async (wanted: Sent<typeof searchOpportunities>) => {
      const first = await rep.call(searchOpportunities, wanted);
      const rest = Array.from({ length: Math.ceil(first.total / PAGE_SIZE) - 1 }, (_, index) =>
        rep.call(searchOpportunities, { ...wanted, page: index + 2 }),
      );
      const found = [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
      expect(new Set(found.map(({ id }) => id)).size).toBe(first.total);
      return found;
    };
    const all = await pagesOf({});
    const newest = all.map(({ openedAt }) => new Date(openedAt).getTime());
    expect(newest).toEqual(newest.toSorted((one, other) => other - one));
    const points = (await pagesOf({ sort: 'readiness:asc' })).map(({ readiness }) => readiness ?? -1);
    expect(points).toEqual(points.toSorted((one, other) => one - other));
    expect(points).toHaveLength(all.length);
    const { department, location, description } = all.at(-1)!;
    const words = [location, department, description.split(' ')[0]!.toUpperCase()];
    const text = (one: (typeof all)[number]) =>
      `${one.title} ${one.department} ${one.location} ${one.description}`.toLowerCase();
    const fitting = all.filter((one) =>
      words
        .join(' ')
        .toLowerCase()
        .split(' ')
        .every((word) => text(one).includes(word)),
    );
    const found = await pagesOf({ search: words.join(' ') });
    expect(found.map(({ id }) => id)).toEqual(fitting.map(({ id }) => id));
    expect(await pagesOf({ search: `${location} nowhere` })).toEqual([]);
  });
});

describe('expressing interest', () => {
  beforeEach(() => clear(rep));

  it('waits for the hiring manager and stands in both lists', async () => {
    const [positionId] = await free(rep);
    const { id, status } = await rep.call(expressInterest, { positionId: positionId!, note: ' I know the team. ' });
    expect(status).toBe('pending');
    expect((await rep.call(listMyExpressions, {}))[0]).toMatchObject({ status: 'pending' });
    const { items } = await admin.call(listIncoming, { status: 'pending' });
    expect(items.find((row) => row.id === id)).toMatchObject({
      userId: rep.id,
      note: 'I know the team.',
      personName: 'Wren Tollefsen',
      personTitle: 'Account executive',
    });
    expect(await emitted('talent.interest.expressed', id)).toHaveLength(1);
  });

  it('is refused for a position that takes nobody from inside', async () => {
    const [held] = await ownerQuery<{ id: string }>(
      "select id from talent.position where organization_id = $1 and (status <> 'open' or visibility = 'external')",
      [rep.organizationId],
    );
    expect(await rep.refused(expressInterest, { positionId: held!.id })).toMatchObject({
      status: 422,
      code: 'mobility.closed',
    });
  });

  it('is refused twice for one position, and a fourth time in all', async () => {
    const positions = await free(rep);
    for (const positionId of positions.slice(0, PENDING_LIMIT)) await rep.call(expressInterest, { positionId });
    const refusal = async (positionId: string) => (await rep.refused(expressInterest, { positionId })).code;
    expect(await refusal(positions[0]!)).toBe('mobility.duplicate');
    expect(await refusal(positions[PENDING_LIMIT]!)).toBe('mobility.limit');
  });

  it('makes one row of sixteen simultaneous clicks', async () => {
    const [positionId] = await free(rep);
    const clicks = Array.from({ length: 16 }, () => rep.send(expressInterest, { positionId }));
    const statuses = (await Promise.all(clicks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    expect(await waitingOf(rep)).toHaveLength(1);
  });

  it('keeps to three when many positions are clicked at once', async () => {
    await clear(analyst);
    const asked = (await free(analyst)).slice(0, 6);
    await Promise.all(asked.map((positionId) => analyst.send(expressInterest, { positionId })));
    expect(await waitingOf(analyst)).toHaveLength(PENDING_LIMIT);
    await clear(analyst);
  });
});

describe('applying again', () => {
  it('is refused while an application runs and for 90 days after it ended, and possible afterwards', async () => {
    await clear(rep);
    const [positionId] = await free(rep);
    const { id: expressionId } = await rep.call(expressInterest, { positionId: positionId! });
    await admin.call(decideExpression, { expressionId, decision: 'approved' });
    const refusal = async () => (await rep.refused(expressInterest, { positionId: positionId! })).code;
    const seen = async () => (await rep.call(searchOpportunities, {})).items.find(({ id }) => id === positionId);
    expect([await refusal(), await seen()]).toMatchObject([
      'mobility.applied',
      { myStatus: 'approved', againFrom: null },
    ]);
    const [application] = await ownerQuery<{ id: string }>(
      'select id from talent.application where user_id = $1 and position_id = $2',
      [rep.id, positionId],
    );
    const applicationIds = [application!.id];
    await admin.call(rejectApplications, { applicationIds, reason: 'skills', notice: 'send' });
    // They are told a day later, and it may be taken back until then.
    expect([await refusal(), await seen()]).toMatchObject([
      'mobility.applied',
      { myStatus: 'approved', againFrom: null },
    ]);
    await ownerQuery('update talent.application set notice_sent_at = now() where id = $1', [application!.id]);
    expect(await refusal()).toBe('mobility.again');
    const told = await seen();
    expect(told!.myStatus).toBeNull();
    const [over] = await ownerQuery<{ at: string }>(
      `select history -> -1 ->> 'at' as at from talent.application where id = $1`,
      [application!.id],
    );
    expect(Date.parse(told!.againFrom!) - Date.parse(over!.at)).toBe(REAPPLY_DAYS * DAY_MS);
    await ownerQuery(
      `update talent.application set history = jsonb_set(history, '{-1,at}', to_jsonb(now() - interval '91 days')) where id = $1`,
      [application!.id],
    );
    expect(await seen()).toMatchObject({ myStatus: null, againFrom: null });
    expect((await rep.call(expressInterest, { positionId: positionId! })).status).toBe('pending');
    await ownerQuery('delete from talent.application where id = $1', [application!.id]);
  });
});

describe('withdrawing', () => {
  it('is possible once, and only for one’s own', async () => {
    await clear(rep);
    const [positionId] = await free(rep);
    const { id } = await rep.call(expressInterest, { positionId: positionId! });
    expect(await foreignRep.refused(withdrawExpression, { expressionId: id })).toMatchObject({ status: 404 });
    await rep.call(withdrawExpression, { expressionId: id });
    expect(await rep.refused(withdrawExpression, { expressionId: id })).toMatchObject({ code: 'mobility.decided' });
    expect(await emitted('talent.interest.withdrawn', id)).toHaveLength(1);
    expect(await free(rep)).toContain(positionId);
  });
});

describe('deciding', () => {
  const expressed = async () => {
    await clear(rep);
    const [positionId] = await free(rep);
    return { positionId: positionId!, ...(await rep.call(expressInterest, { positionId: positionId! })) };
  };

  it('approves once, and starts one internal application in the screen stage', async () => {
    const { id, positionId } = await expressed();
    const decide = () => admin.send(decideExpression, { expressionId: id, decision: 'approved' });
    const answers = await Promise.all([decide(), decide(), decide()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const applications = await ownerQuery<{ stage_key: string; source: string }>(
      'select stage_key, source from talent.application where user_id = $1 and position_id = $2',
      [rep.id, positionId],
    );
    expect(applications).toEqual([{ stage_key: 'screen', source: 'internal' }]);
    expect(await emitted('talent.interest.decided', id)).toHaveLength(1);
  });

  it('declines with a reason, which the person reads', async () => {
    const { id } = await expressed();
    expect(await admin.refused(decideExpression, { expressionId: id, decision: 'declined' })).toMatchObject({
      status: 422,
    });
    await admin.call(decideExpression, {
      expressionId: id,
      decision: 'declined',
      reason: 'The seat moves to Portland.',
    });
    const { items } = await rep.call(listExpressions, { status: 'declined' });
    expect(items.find((row) => row.id === id)).toMatchObject({ reason: 'The seat moves to Portland.' });
  });

  it('shows a hiring manager their own positions only', async () => {
    const { items } = await manager.call(listIncoming, {});
    const managed = await ownerQuery<{ id: string }>(
      `select e.id from talent.interest_expression e join talent.position p on p.id = e.position_id where p.hiring_manager_id = $1`,
      [manager.id],
    );
    expect(items.map(({ id }) => id).toSorted()).toEqual(managed.map(({ id }) => id).toSorted());
    const firstDecided = items.findIndex(({ status }) => status !== 'pending');
    expect(items.slice(firstDecided).some(({ status }) => status === 'pending')).toBe(false);
    const [other] = await ownerQuery<{ id: string }>(
      `select e.id from talent.interest_expression e join talent.position p on p.id = e.position_id
       where e.organization_id = $1 and p.hiring_manager_id <> $2 and e.status = 'pending'`,
      [manager.organizationId, manager.id],
    );
    const refusal = await manager.refused(decideExpression, { expressionId: other!.id, decision: 'approved' });
    expect(refusal).toMatchObject({ status: 404 });
  });
});
