import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  cancelRequisition,
  checkRequisition,
  createRequisition,
  decideRequisition,
  exportRequisitions,
  getRequisition,
  getRequisitionBoard,
  getRequisitionForm,
  listMyRequisitions,
  submitRequisition,
  updateRequisition,
} from '@talent-os/contracts/talent/requisitions.js';
import type { Sent } from '@talent-os/contracts';
import { dueOf, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { closeSeatsOf, engineers } from '../test/requisitions.js';

let manager: Person;
let head: Person;
let hr: Person;
let admin: Person;
let needs: { skillId: string; level: number; weight: number }[];

beforeAll(async () => {
  const boxes = ['hiring.manager', 'department.head', 'hr.manager', 'org.admin'];
  [manager, head, hr, admin] = (await Promise.all(boxes.map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
    Person,
    Person,
  ];
  const { skills } = await manager.call(getRequisitionForm, {});
  needs = skills.slice(0, 3).map(({ id }) => ({ skillId: id, level: 3, weight: 2 }));
});

/** Requests of these tests: their seats are closed at the end, out of the way of other tests. */
const made: string[] = [];
afterAll(() => closeSeatsOf(made));

const asked = (title: string, more: Partial<Sent<typeof createRequisition>> = {}) =>
  engineers(title, { headcount: 2, requiredSkills: needs, ...more });
const read = (person: Person, requisitionId: string) => person.call(getRequisition, { requisitionId });

/** A request of the hiring manager on its way to those who approve it. */
async function sent(title: string, more?: Partial<Sent<typeof createRequisition>>): Promise<string> {
  const { id, version } = await manager.call(createRequisition, asked(title, more));
  await manager.call(submitRequisition, { requisitionId: id, version });
  made.push(id);
  return id;
}
const answer = async (person: Person, requisitionId: string, decision: 'approved' | 'rejected' | 'changes_requested') =>
  person.call(decideRequisition, {
    requisitionId,
    version: (await read(person, requisitionId)).version,
    decision,
    comment: 'As discussed',
  });
const seatsOf = (requisitionId: string) =>
  ownerQuery<{ status: string; title: string; location: string; manager: string; must: unknown }>(
    `select status, title, location, hiring_manager_id as manager, hard_requirements as must from talent.position where requisition_id = $1`,
    [requisitionId],
  );
const causes = (requisitionId: string) =>
  ownerQuery<{ what: string }>(
    `select coalesce(payload ->> 'cause', payload ->> 'status', name) as what from talent.outbox
     where payload ->> 'requisitionId' = $1 order by at, id`,
    [requisitionId],
  ).then((rows) => rows.map(({ what }) => what));

describe('a request for seats', () => {
  it('is approved by the department head, then by HR, and opens its seats', async () => {
    const id = await sent('Solution architect');
    expect(await read(manager, id)).toMatchObject({
      status: 'submitted',
      waiting: { step: 'department', mine: false },
    });
    expect((await read(head, id)).may.to).toEqual(['in_approval', 'changes_requested', 'rejected']);
    expect(await hr.refused(decideRequisition, { requisitionId: id, version: 2, decision: 'approved' })).toMatchObject({
      code: 'requisition.turn',
    });
    expect(await answer(head, id, 'approved')).toEqual({ status: 'in_approval', seats: 0 });
    expect(await seatsOf(id)).toEqual([]);
    expect(await answer(hr, id, 'approved')).toEqual({ status: 'approved', seats: 2 });
    const seat = { status: 'open', title: 'Solution architect', location: 'Boston', manager: manager.id };
    expect(await seatsOf(id)).toMatchObject([seat, { ...seat, must: [{ type: 'location', value: 'Boston' }] }]);
    expect((await read(manager, id)).seats).toHaveLength(2);
    expect(await causes(id)).toEqual(['talent.requisition.saved', 'submitted', 'passed', 'approved']);
    expect(await dueOf('talent', id)).toEqual([]);
  });

  it('asks an administrator as well where the pay lies outside its band', async () => {
    const id = await sent('Principal architect', { salaryMax: 30_000_000 });
    expect(await read(manager, id)).toMatchObject({ outsideBand: true, band: { min: 9_000_000, max: 15_500_000 } });
    await answer(head, id, 'approved');
    await answer(hr, id, 'approved');
    expect(await read(admin, id)).toMatchObject({
      status: 'in_approval',
      waiting: { step: 'organization', mine: true },
    });
    expect(await answer(admin, id, 'approved')).toEqual({ status: 'approved', seats: 2 });
  });

  it('is nobody’s own to approve: an administrator’s has no administrator’s step left without another', async () => {
    const { id, version } = await admin.call(createRequisition, asked('Field engineer', { salaryMax: 30_000_000 }));
    expect(await admin.refused(submitRequisition, { requisitionId: id, version })).toMatchObject({
      code: 'requisition.approver',
    });
    const inside = await admin.call(updateRequisition, { requisitionId: id, version, ...asked('Field engineer') });
    await admin.call(submitRequisition, { requisitionId: id, version: inside.version });
    const decided = { requisitionId: id, version: 3, decision: 'approved' as const };
    expect(await admin.refused(decideRequisition, decided)).toMatchObject({ code: 'requisition.ownDecision' });
  });

  it('goes back for changes, is written anew and opens a round of its own', async () => {
    const id = await sent('Demo engineer');
    const { version } = await read(head, id);
    const silent = { requisitionId: id, version, decision: 'rejected' as const };
    expect(await head.refused(decideRequisition, silent)).toMatchObject({ errors: [{ field: 'comment' }] });
    await answer(head, id, 'changes_requested');
    const back = await read(manager, id);
    expect(back.may).toEqual({ to: ['draft', 'cancelled'], do: ['update'] });
    const changed = { requisitionId: id, version: back.version, ...asked('Demo engineer', { headcount: 1 }) };
    const draft = await manager.call(updateRequisition, changed);
    await manager.call(submitRequisition, { requisitionId: id, version: draft.version });
    expect((await read(head, id)).approvals.map(({ round }) => round)).toEqual([1, 2, 2]);
    await answer(head, id, 'rejected');
    const late = { requisitionId: id, version: (await read(manager, id)).version, reason: 'Too late' };
    expect(await manager.refused(cancelRequisition, late)).toMatchObject({ code: 'requisition.transition' });
  });

  it('tells what is missing when it is sent, field by field, and keeps its author’s draft from everybody else', async () => {
    const hasty = await manager.call(createRequisition, asked('Half a thought', { department: '', salaryMin: null }));
    const { errors } = await manager.refused(submitRequisition, { requisitionId: hasty.id, version: hasty.version });
    expect(errors?.map(({ field }) => field)).toEqual(['department', 'salaryMin']);
    expect(await head.refused(getRequisition, { requisitionId: hasty.id })).toMatchObject({ code: 'resource.missing' });
    const mine = await manager.call(listMyRequisitions, { status: 'draft', search: 'half a' });
    expect(mine).toMatchObject({ total: 1, items: [{ id: hasty.id, may: { to: ['submitted', 'cancelled'] } }] });
  });

  it('says that the same title waits or is open in the team, and where pay leaves the band', async () => {
    const id = await sent('Proof of concept lead');
    const { salaryMin: _, salaryMax: __, ...rest } = asked('proof of CONCEPT lead');
    const { industry, department, title } = rest;
    const found = await manager.call(checkRequisition, { industry, department, title, salaryMin: 1 });
    expect(found).toMatchObject({
      duplicates: [{ kind: 'request', status: 'submitted', count: 1 }],
      outsideBand: true,
    });
    expect((await manager.call(checkRequisition, { industry, department, title, except: id })).duplicates).toEqual([]);
  });
});

describe('the board', () => {
  it('shows approvers everything of their industry that was sent, and what waits for them first', async () => {
    const id = await sent('Value engineer');
    const { columns } = await head.call(getRequisitionBoard, { mine: 'true' } as never);
    const items = columns.flatMap((column) => column.items);
    expect(items.map((one) => one.id)).toContain(id);
    expect(items.every(({ waiting }) => waiting?.mine)).toBe(true);
    const own = await manager.call(getRequisitionBoard, {});
    expect(
      own.columns.flatMap((column) => column.items).every(({ requester }) => requester.userId === manager.id),
    ).toBe(true);
  });
});

describe('the file of requests', () => {
  const fileOf = async (person: Person, wanted: Sent<typeof exportRequisitions> = {}) => {
    const { csv, total } = await person.call(exportRequisitions, wanted);
    const lines = csv.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(total);
    return lines;
  };

  it('holds what the caller may read and looks for, and drafts for nobody but their author', async () => {
    await sent('Value consultant', { headcount: 3 });
    await manager.call(createRequisition, asked('Value consultant in mind'));
    const found = await fileOf(hr, { search: 'value consultant' });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^Value consultant,Sales Engineering,Sales,3,.*Submitted,Dana Whitfield,/);
    expect((await fileOf(hr)).some((line) => line.includes(',Draft,'))).toBe(false);
    expect(await fileOf(hr, { search: 'value consultant', own: 'true' })).toEqual([]);
    const { columns } = await hr.call(getRequisitionBoard, {});
    const waiting = columns.find(({ key }) => key === 'submitted');
    expect(await fileOf(hr, { status: 'submitted' })).toHaveLength(waiting!.count);
  });

  it('ends at the organization, and is refused to who may not take data along', async () => {
    const foreign = await signIn('org.admin@northwind.example');
    expect(await fileOf(foreign, { search: 'value consultant' })).toEqual([]);
    expect((await manager.refused(exportRequisitions, {})).code).toBe('access.denied');
  });
});

describe('a request that replaces', () => {
  it('begins with its seat, and opens that one again where nobody sits there any more', async () => {
    // One that nobody asked for, nobody sits on and nobody applies for.
    const [seat] = await ownerQuery<{ id: string; title: string; department: string }>(
      `insert into talent.position
       select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'requisition_id', null,
         'title', 'Seat ' || left(gen_random_uuid()::text, 8), 'hiring_manager_id', $2::text, 'status', 'open',
         'holder_id', null, 'opened_at', now()))).*
       from talent.position p where p.organization_id = $1 and p.department = 'Sales Engineering' order by p.id limit 1
       returning id, title, department`,
      [manager.organizationId, manager.id],
    );
    const { replaces, departments } = await manager.call(getRequisitionForm, { replaces: seat!.id });
    expect(replaces).toMatchObject({ title: seat!.title, reason: 'replacement', headcount: 1 });
    const { department } = seat!;
    const { band } = departments.find((one) => one.department === department)!;
    const pay = { salaryMin: band!.min, salaryMax: band!.max };
    const id = await sent(seat!.title, { replacesPositionId: seat!.id, headcount: 2, department, ...pay });
    await answer(head, id, 'approved');
    await answer(hr, id, 'approved');
    expect(await seatsOf(id)).toHaveLength(2);
    const [again] = await ownerQuery('select 1 from talent.position where id = $1 and requisition_id = $2', [
      seat!.id,
      id,
    ]);
    expect(again).toBeDefined();
  });
});
