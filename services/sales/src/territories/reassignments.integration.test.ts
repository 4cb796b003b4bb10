import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sent } from '@talent-os/contracts';
import { getDeal } from '@talent-os/contracts/sales/deals.js';
import { applyReassignments } from '@talent-os/contracts/sales/jobs.js';
import {
  decideReassignment,
  getTerritory,
  listReassignments,
  listTerritories,
  proposeReassignment,
  territoryTargets,
  withdrawReassignment,
} from '@talent-os/contracts/sales/territories.js';
import { openOwnService, ownerQuery, signIn, type OwnService, type Person } from '@talent-os/testing';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { definition } from '../index.js';
import { eventsAbout, inDays, logDeal } from '../test/selling.js';
import { ApplyReassignments } from './apply-reassignments.job.js';

let rep: Person;
let multi: Person;
let head: Person;
let service: OwnService;

beforeAll(async () => {
  [rep, multi, head] = (await Promise.all(
    ['sales.rep', 'multi', 'department.head'].map((box) => signIn(`${box}@meridian.example`)),
  )) as [Person, Person, Person];
  service = await openOwnService(definition, { answers: { [organizationTimezone.name]: { timezone: 'UTC' } } });
});
afterAll(() => service.close());

/** The job as it runs on a day: of no organization. */
const runJob = (day: string) =>
  new ApplyReassignments().work({}, service.context(applyReassignments, undefined, new Date(`${day}T00:05:00Z`)));

/** An account of the representative without a pending change, proposed for the territory of the other seller. */
async function wish(more: Partial<Sent<typeof proposeReassignment>> = {}): Promise<Sent<typeof proposeReassignment>> {
  const { items } = await rep.call(listTerritories, { sort: 'accountCount:desc' });
  const { accounts } = await rep.call(getTerritory, { territoryId: items[0]!.id });
  const account = accounts.items.find(({ pendingChange }) => !pendingChange)!;
  const [target] = (await multi.call(listTerritories, {})).items;
  return {
    accountId: account.id,
    toTerritoryId: target!.id,
    effectiveDate: inDays(0),
    moveDeals: false,
    note: 'Closer to them',
    ...more,
  };
}
const territoryOf = async (accountId: string) =>
  (await ownerQuery<{ id: string }>('select territory_id as id from sales.account where id = $1', [accountId]))[0]!.id;
const statusOf = async (id: string) =>
  (await head.call(listReassignments, {})).items.find((one) => one.id === id)?.status;

describe('proposing', () => {
  it('waits for a decision, once per account', async () => {
    const input = await wish({ effectiveDate: inDays(5) });
    const tries = await Promise.all(Array.from({ length: 6 }, () => rep.send(proposeReassignment, input)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await rep.refused(proposeReassignment, input)).code).toBe('territory.pending');
    const { id } = tries.find(({ status }) => status === 201)!.body as { id: string };
    for (const reader of [rep, multi, head])
      expect((await reader.call(listReassignments, {})).items).toContainEqual(
        expect.objectContaining({ id, status: 'proposed', proposedByName: 'Jonah Prescott' }),
      );
    expect(await eventsAbout('reassignmentId', id)).toEqual(['sales.reassignment.proposed']);
    expect((await multi.refused(withdrawReassignment, { reassignmentId: id })).code).toBe('resource.missing');
    await rep.call(withdrawReassignment, { reassignmentId: id });
    expect((await rep.refused(withdrawReassignment, { reassignmentId: id })).code).toBe('resource.conflict');
    expect((await head.refused(decideReassignment, { reassignmentId: id, decision: 'approved' })).code).toBe(
      'resource.conflict',
    );
    expect(await eventsAbout('reassignmentId', id)).toEqual([
      'sales.reassignment.proposed',
      'sales.reassignment.decided',
    ]);
  });

  it('takes own accounts, an active target elsewhere and a day to come', async () => {
    const input = await wish();
    expect((await multi.refused(proposeReassignment, input)).code).toBe('resource.missing');
    expect(
      (await rep.refused(proposeReassignment, { ...input, toTerritoryId: await territoryOf(input.accountId) })).errors,
    ).toMatchObject([{ field: 'toTerritoryId' }]);
    expect((await rep.refused(proposeReassignment, { ...input, effectiveDate: inDays(-1) })).errors).toMatchObject([
      { field: 'effectiveDate' },
    ]);
    const proposed = (await rep.call(listTerritories, {})).items.find(({ status }) => status === 'proposed')!;
    expect((await rep.refused(proposeReassignment, { ...input, toTerritoryId: proposed.id })).code).toBe(
      'resource.missing',
    );
  });

  it('needs a seller as the new owner, and offers no other', async () => {
    const input = await wish();
    const [other] = (await rep.call(territoryTargets, {})).items;
    const [before] = await ownerQuery<{ id: string }>('select owner_id as id from sales.territory where id = $1', [
      other!.id,
    ]);
    await ownerQuery('update sales.territory set owner_id = $2 where id = $1', [other!.id, head.id]);
    expect((await rep.refused(proposeReassignment, { ...input, toTerritoryId: other!.id })).code).toBe(
      'territory.owner',
    );
    const offered = (await rep.call(territoryTargets, {})).items.map(({ id }) => id);
    await ownerQuery('update sales.territory set owner_id = $2 where id = $1', [other!.id, before!.id]);
    expect(offered).not.toContain(other!.id);
  });
});

describe('deciding', () => {
  it('is not for sellers, and not for the author', async () => {
    const input = await wish();
    const { id } = await rep.call(proposeReassignment, input);
    expect((await rep.refused(decideReassignment, { reassignmentId: id, decision: 'approved' })).code).toBe(
      'access.denied',
    );
    const mine = await head.call(proposeReassignment, await wish());
    expect((await head.refused(decideReassignment, { reassignmentId: mine.id, decision: 'approved' })).code).toBe(
      'territory.ownDecision',
    );
    expect(
      await head.call(decideReassignment, { reassignmentId: id, decision: 'declined', reason: 'Renewal first' }),
    ).toEqual({ status: 'declined' });
    expect((await rep.call(listReassignments, {})).items.find((one) => one.id === id)).toMatchObject({
      status: 'declined',
      decisionReason: 'Renewal first',
    });
    expect((await head.refused(decideReassignment, { reassignmentId: id, decision: 'approved' })).code).toBe(
      'resource.conflict',
    );
    await head.call(withdrawReassignment, { reassignmentId: mine.id });
  });

  it('moves the account at once on its day; open deals keep their owner', async () => {
    const input = await wish();
    const deal = await logDeal(rep, { accountId: input.accountId });
    const { id } = await rep.call(proposeReassignment, input);
    expect(await head.call(decideReassignment, { reassignmentId: id, decision: 'approved' })).toEqual({
      status: 'applied',
    });
    expect(await territoryOf(input.accountId)).toBe(input.toTerritoryId);
    expect((await rep.call(getDeal, { dealId: deal.id })).ownerId).toBe(rep.id);
    expect(await eventsAbout('reassignmentId', id)).toEqual([
      'sales.reassignment.proposed',
      'sales.reassignment.decided',
    ]);
  });

  it('moves open deals where that was asked for, closed ones never', async () => {
    const input = await wish({ moveDeals: true });
    const open = await logDeal(rep, { accountId: input.accountId });
    const closed = await ownerQuery<{ id: string }>(
      'select id from sales.deal where account_id = $1 and closed_at is not null and owner_id = $2',
      [input.accountId, rep.id],
    );
    const { id } = await rep.call(proposeReassignment, input);
    await head.call(decideReassignment, { reassignmentId: id, decision: 'approved' });
    const moved = await multi.call(getDeal, { dealId: open.id });
    expect(moved).toMatchObject({ ownerName: 'Robin Esterhazy', version: 2 });
    expect(moved.history[0]).toMatchObject({ kind: 'changed', byName: 'Victor Salgado' });
    expect(await eventsAbout('dealId', open.id)).toEqual(['sales.deal.created', 'sales.deal.changed']);
    for (const deal of closed) expect((await rep.call(getDeal, { dealId: deal.id })).ownerId).toBe(rep.id);
  });
});

describe('the day of an approved move', () => {
  it('applies it once, on its day and not before', async () => {
    const day = inDays(3);
    const input = await wish({ effectiveDate: day });
    const from = await territoryOf(input.accountId);
    const { id } = await rep.call(proposeReassignment, input);
    expect(await head.call(decideReassignment, { reassignmentId: id, decision: 'approved' })).toEqual({
      status: 'approved',
    });
    await runJob(inDays(2));
    expect([await statusOf(id), await territoryOf(input.accountId)]).toEqual(['approved', from]);
    await Promise.all([runJob(day), runJob(day)]);
    expect([await statusOf(id), await territoryOf(input.accountId)]).toEqual(['applied', input.toTerritoryId]);
    expect(await eventsAbout('reassignmentId', id)).toEqual([
      'sales.reassignment.proposed',
      'sales.reassignment.decided',
      'sales.reassignment.decided',
    ]);
  });

  it('declines it where the target is gone', async () => {
    const input = await wish({ effectiveDate: inDays(3) });
    const target = (await rep.call(territoryTargets, {})).items.at(-1)!;
    const { id } = await rep.call(proposeReassignment, { ...input, toTerritoryId: target.id });
    await head.call(decideReassignment, { reassignmentId: id, decision: 'approved' });
    await ownerQuery(`update sales.territory set status = 'archived' where id = $1`, [target.id]);
    await runJob(inDays(3));
    await ownerQuery(`update sales.territory set status = 'active' where id = $1`, [target.id]);
    expect(await statusOf(id)).toBe('declined');
  });
});
