import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createDeal,
  getBoard,
  getDeal,
  listAccounts,
  listDeals,
  logActivity,
  moveDeal,
  updateDeal,
  type Deal,
} from '@talent-os/contracts/sales/deals.js';
import { MONEY_MOST } from '@talent-os/contracts/paging.js';
import { getTerritory, listTerritories } from '@talent-os/contracts/sales/territories.js';
import { getPerformance } from '@talent-os/contracts/sales/performance.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { eventsAbout, inDays, logDeal, moveThrough, today } from '../test/selling.js';

let rep: Person;
let multi: Person;
let head: Person;
const facts = ({ id, version, name, amount, closeDate, source, competitor }: Deal) => ({
  dealId: id,
  version,
  name,
  amount,
  closeDate,
  source,
  competitor,
});

beforeAll(async () => {
  [rep, multi, head] = (await Promise.all(
    ['sales.rep', 'multi', 'department.head'].map((box) => signIn(`${box}@meridian.example`)),
  )) as [Person, Person, Person];
});

describe('logging a deal', () => {
  it('starts it as my prospect, with a first line of history', async () => {
    const deal = await logDeal(rep, { amount: 0, competitor: 'Nexora' });
    expect(deal).toMatchObject({
      stage: 'prospect',
      ownerId: rep.id,
      ownerName: 'Jonah Prescott',
      stalled: false,
      version: 1,
      amount: 0,
    });
    const { history } = await rep.call(getDeal, { dealId: deal.id });
    expect(history).toMatchObject([{ kind: 'created', from: null, to: 'prospect', byName: 'Jonah Prescott' }]);
    expect(await eventsAbout('dealId', deal.id)).toEqual(['sales.deal.created']);
  });

  it('takes the largest amount there is, twice, and whatever adds them up still answers', async () => {
    const seller = await signIn('sales.rep@northwind.example');
    const deals = [await logDeal(seller, { amount: MONEY_MOST }), await logDeal(seller, { amount: MONEY_MOST })];
    const { columns } = await seller.call(getBoard, {});
    expect(columns.find(({ key }) => key === 'prospect')!.sum).toBeGreaterThanOrEqual(2 * MONEY_MOST);
    expect((await seller.call(getPerformance, {})).pipelineValue).toBeGreaterThanOrEqual(2 * MONEY_MOST);
    const { items } = await seller.call(listTerritories, {});
    const largestOf = async (territoryId: string) =>
      (await seller.call(getTerritory, { territoryId, sort: 'openAmount:desc' })).accounts.items[0]?.openAmount ?? 0;
    const largest = await Promise.all(items.map(({ id }) => largestOf(id)));
    expect(Math.max(...largest)).toBeGreaterThanOrEqual(2 * MONEY_MOST);
    await ownerQuery('update sales.deal set amount = 0 where id = any($1)', [deals.map(({ id }) => id)]);
  });

  it('takes accounts of my territories only', async () => {
    const { items } = await multi.call(listAccounts, {});
    const input = {
      accountId: items[0]!.id,
      name: 'Not mine',
      amount: 1,
      closeDate: today(),
      source: 'Inbound',
      competitor: null,
    };
    expect((await rep.refused(createDeal, input)).code).toBe('resource.missing');
    expect((await head.call(createDeal, input)).ownerName).toBe('Victor Salgado');
    const [theirs] = (await multi.call(listAccounts, { search: items[0]!.name.toUpperCase() })).items;
    expect(theirs).toEqual(items[0]);
  });
});

describe('moving a deal', () => {
  it('wins it step by step, and revenue follows', async () => {
    const before = await rep.call(getPerformance, {});
    const deal = await logDeal(rep, { amount: 1_234_500 });
    const won = await moveThrough(rep, deal, 'qualified', 'proposal', 'negotiation', 'closed_won');
    expect(won).toMatchObject({ stage: 'closed_won', version: 5, lossReason: null });
    const after = await rep.call(getPerformance, {});
    expect(after.currentRevenue - before.currentRevenue).toBe(1_234_500);
    expect(after.monthlyRevenue - before.monthlyRevenue).toBe(1_234_500);
    expect(await eventsAbout('dealId', deal.id)).toEqual([
      'sales.deal.created',
      ...Array<string>(3).fill('sales.deal.moved'),
      'sales.deal.closed',
      'sales.deal.moved',
    ]);
    const { history } = await rep.call(getDeal, { dealId: deal.id });
    expect(history.map(({ to }) => to)).toEqual(['closed_won', 'negotiation', 'proposal', 'qualified', 'prospect']);
  });

  it('refuses what the rules forbid, with their codes, and changes nothing', async () => {
    const code = async (deal: Deal, move: object) =>
      (await rep.refused(moveDeal, { dealId: deal.id, version: deal.version, ...(move as { stage: 'qualified' }) }))
        .code;
    const fresh = await logDeal(rep, { amount: 0, closeDate: inDays(10) });
    expect(await code(fresh, { stage: 'proposal' })).toBe('deal.transition');
    expect(await code(fresh, { stage: 'closed_lost' })).toBe('deal.lossReason');
    const late = await moveThrough(rep, fresh, 'qualified', 'proposal', 'negotiation');
    expect(await code(late, { stage: 'closed_won' })).toBe('deal.amount');
    expect(await code(late, { stage: 'qualified' })).toBe('deal.note');
    const priced = await rep.call(updateDeal, { ...facts(late), amount: 5 });
    expect(await code(priced, { stage: 'closed_won' })).toBe('deal.closeDate');
    expect(await code(priced, { stage: 'closed_won', closeDate: inDays(1) })).toBe('deal.closeDate');
    expect(await rep.call(getDeal, { dealId: fresh.id })).toMatchObject({
      stage: 'negotiation',
      version: priced.version,
    });
    const lost = await rep.call(moveDeal, {
      dealId: fresh.id,
      version: priced.version,
      stage: 'closed_lost',
      lossReason: 'Price',
    });
    expect(lost.lossReason).toBe('Price');
    expect(await code(lost, { stage: 'negotiation', note: 'again' })).toBe('deal.transition');
    expect((await rep.refused(updateDeal, facts(lost))).code).toBe('deal.transition');
  });

  it('goes back with a note that the history keeps', async () => {
    const deal = await moveThrough(rep, await logDeal(rep), 'qualified', 'proposal');
    await rep.call(moveDeal, { dealId: deal.id, version: deal.version, stage: 'prospect', note: 'New sponsor' });
    const { history } = await rep.call(getDeal, { dealId: deal.id });
    expect(history[0]).toMatchObject({ kind: 'stage', from: 'proposal', to: 'prospect', note: 'New sponsor' });
  });

  it('happens once when eight people do it at the same moment', async () => {
    const deal = await logDeal(rep);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => rep.send(moveDeal, { dealId: deal.id, version: 1, stage: 'qualified' })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status !== 200).map(({ body }) => (body as { code: string }).code)).toEqual(
      Array(7).fill('resource.stale'),
    );
  });

  it('is not found by another seller, but possible for the head of sales', async () => {
    const deal = await logDeal(rep);
    const move = { dealId: deal.id, version: 1, stage: 'qualified' as const };
    for (const refused of [
      multi.refused(getDeal, { dealId: deal.id }),
      multi.refused(moveDeal, move),
      multi.refused(updateDeal, facts(deal)),
      multi.refused(logActivity, { dealId: deal.id, note: 'x' }),
    ])
      expect((await refused).code).toBe('resource.missing');
    expect((await head.call(moveDeal, move)).ownerId).toBe(rep.id);
  });
});

describe('changing a deal', () => {
  it('keeps what was changed in the history, and says nothing where nothing was', async () => {
    const deal = await logDeal(rep);
    const changed = await rep.call(updateDeal, { ...facts(deal), amount: 9_900, competitor: 'Stellis' });
    expect(changed).toMatchObject({ amount: 9_900, competitor: 'Stellis', version: 2 });
    expect((await rep.call(updateDeal, facts(changed))).version).toBe(2);
    const { history } = await rep.call(getDeal, { dealId: deal.id });
    expect(history.map(({ kind, note }) => [kind, note])).toEqual([
      ['changed', 'Changed amount, competitor'],
      ['created', null],
    ]);
    expect((await rep.refused(updateDeal, facts(deal))).code).toBe('resource.stale');
  });

  it('wakes a stalled deal when something happened', async () => {
    const name = `Asleep ${crypto.randomUUID()}`;
    const { id: dealId, version } = await logDeal(rep, { name });
    await ownerQuery(`update sales.deal set last_activity_at = now() - interval '90 days' where id = $1`, [dealId]);
    const stalled = async () =>
      (await rep.call(listDeals, { stalled: 'true', search: name })).items.map(({ id }) => id);
    expect(await stalled()).toEqual([dealId]);
    const awake = await rep.call(logActivity, { dealId, note: 'Met their new planner' });
    expect(awake).toMatchObject({ stalled: false, version: version + 1 });
    expect((await rep.call(getDeal, { dealId })).history[0]).toMatchObject({
      kind: 'activity',
      note: 'Met their new planner',
    });
    expect(await stalled()).toEqual([]);
  });
});
