import { beforeAll, describe, expect, it } from '@jest/globals';
import { stageKeys } from '@talent-os/contracts/sales/deal-stages.js';
import { getBoard, getDeal, listDeals, logActivity, type Deal } from '@talent-os/contracts/sales/deals.js';
import { newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { logDeal } from '../test/selling.js';

/** Figures are compared one by one here: in an organization where no other test changes deals. */
let rep: Person;
let admin: Person;

/** Whether the caller has a part of a deal, and somebody else another. */
const isShared = ({ credit, amount }: Deal) => credit !== null && credit < amount;

beforeAll(async () => {
  [rep, admin] = (await Promise.all(['sales.rep', 'org.admin'].map((box) => signIn(`${box}@northwind.example`)))) as [
    Person,
    Person,
  ];
});

describe('the list of deals', () => {
  it('holds the deals of a seller, and everybody’s for the administrator', async () => {
    const mine = await rep.call(listDeals, {});
    expect(mine.items.every((deal) => deal.ownerId === rep.id || isShared(deal))).toBe(true);
    const all = await admin.call(listDeals, {});
    expect(all.total).toBeGreaterThan(mine.total);
    const own = await rep.call(listDeals, { ownerId: rep.id });
    expect(own.items.every(({ ownerName }) => ownerName === 'Wren Tollefsen')).toBe(true);
    expect((await admin.call(listDeals, { ownerId: rep.id })).total).toBe(own.total);
    expect(all.items.every(({ credit }) => credit === null)).toBe(true);
    const other = all.items.find(({ ownerId }) => ownerId !== rep.id)!;
    expect((await rep.call(listDeals, { ownerId: other.ownerId })).items.every(isShared)).toBe(true);
  });

  it('pages without gaps or repetitions', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => admin.call(listDeals, { page, sort: 'stage:asc' })));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(75);
    expect(await admin.call(listDeals, { page: 9_999 })).toMatchObject({ items: [], total: pages[0]!.total });
  });

  it('sorts stages as the board does, and every other field', async () => {
    const { items } = await rep.call(listDeals, { sort: 'stage:asc' });
    const order = items.map(({ stage }) => stageKeys.indexOf(stage));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    for (const field of ['name', 'amount', 'closeDate', 'lastActivityAt', 'accountName'])
      for (const direction of ['asc', 'desc'])
        expect((await rep.call(listDeals, { sort: `${field}:${direction}` })).total).toBeGreaterThan(0);
    const amounts = (await rep.call(listDeals, { sort: 'amount:desc' })).items.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });

  it('filters by stage, by stalled, and searches text as it is typed', async () => {
    const stalled = await rep.call(listDeals, { stalled: 'true' });
    expect(stalled.items.length).toBeGreaterThan(0);
    expect(stalled.items.every((deal) => deal.stalled)).toBe(true);
    const rest = await rep.call(listDeals, { stalled: 'false' });
    expect(stalled.total + rest.total).toBe((await rep.call(listDeals, {})).total);
    const lost = await rep.call(listDeals, { stage: 'closed_lost' });
    expect(lost.items.every(({ stage, lossReason }) => stage === 'closed_lost' && lossReason !== null)).toBe(true);
    const deal = await logDeal(admin, { name: '100%_sure \\ thing' });
    expect((await admin.call(listDeals, { search: '0%_SURE \\' })).items.map(({ id }) => id)).toEqual([deal.id]);
    expect((await admin.call(listDeals, { search: '%%' })).total).toBe(0);
  });
});

describe('the board', () => {
  it('adds up each stage and weighs it by its chance', async () => {
    const { columns } = await admin.call(getBoard, {});
    expect(columns.map(({ key }) => key)).toEqual([...stageKeys]);
    const sums = await ownerQuery<{ stage: string; count: number; total: string }>(
      `select stage, count(*)::int as count, sum(amount) as total from sales.deal
       where organization_id = $1 and (closed_at is null or closed_at >= now() - interval '30 days') group by 1`,
      [admin.organizationId],
    );
    for (const { stage, count, total } of sums)
      expect(columns.find(({ key }) => key === stage)).toMatchObject({ count, sum: Number(total) });
    const negotiation = columns.find(({ key }) => key === 'negotiation')!;
    expect(negotiation.weighted).toBe(Math.round(negotiation.sum * 0.75));
    expect(columns.every(({ items, count }) => items.length === Math.min(count, 100))).toBe(true);
  });

  it('keeps empty columns, and shows a seller their own deals', async () => {
    const { columns } = await rep.call(getBoard, { stage: 'proposal' });
    expect(columns).toHaveLength(6);
    expect(columns.filter(({ count }) => count > 0).map(({ key }) => key)).toEqual(['proposal']);
    expect(columns.flatMap(({ items }) => items).every((deal) => deal.ownerId === rep.id || isShared(deal))).toBe(true);
  });
});

describe('the history of a deal', () => {
  // As somebody new: a process that has met somebody trusts their name for an hour.
  it('asks the identity service for the name of somebody it has not met', async () => {
    const member = await newMember('northwind', { role: 'DEPARTMENT_HEAD', industry: 'SALES' });
    const head = await member.signIn();
    const dealId = (await head.call(listDeals, {})).items.find(({ stage }) => !stage.startsWith('closed'))!.id;
    await head.call(logActivity, { dealId, note: 'Sat in on the review' });
    await ownerQuery(
      `update sales.person set name = 'Old Name', updated_at = now() - interval '2 days' where id = $1`,
      [member.id],
    );
    await head.call(logActivity, { dealId, note: 'Again' });
    const { history } = await head.call(getDeal, { dealId });
    expect(history.slice(0, 2).map(({ byName }) => byName)).toEqual(['Mira Member', 'Mira Member']);
  });
});
