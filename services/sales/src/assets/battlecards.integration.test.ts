import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  getAsset,
  linkAsset,
  makeAsset,
  moveAsset,
  publishAsset,
  writeAsset,
} from '@talent-os/contracts/sales/assets.js';
import {
  listBattlecardsOfDeal,
  listCompetitors,
  renameCompetitor,
  settleFlags,
} from '@talent-os/contracts/sales/battlecards.js';
import { getDeal, moveDeal, type Deal } from '@talent-os/contracts/sales/deals.js';
import { getExcellenceMetrics } from '@talent-os/contracts/sales/excellence.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { eventually, newMember, signIn, type Person } from '@talent-os/testing';
import { logDeal, moveThrough } from '../test/selling.js';

const SLUG = 'northwind';

let author: Person;
let publisher: Person;
let seller: Person;

beforeAll(async () => {
  const member = async (role: 'DEPARTMENT_HEAD' | 'ORGANIZATION_ADMIN') =>
    (await newMember(SLUG, { role, industry: 'SALES' })).signIn();
  [author, publisher, seller] = await Promise.all([
    member('DEPARTMENT_HEAD'),
    member('ORGANIZATION_ADMIN'),
    signIn('sales.rep@northwind.example'),
  ]);
});

/** A name nobody else meets. */
const competitor = () => `Halden ${randomUUID().slice(0, 8)}`;
const read = (assetId: string) => author.call(getAsset, { assetId });
async function cardAgainst(about: string): Promise<string> {
  const type = { module: 'gtm', assetType: 'competitive-battlecard' } as const;
  const { assetId } = await author.call(makeAsset, { ...type, title: `Against ${about}`, about });
  await author.call(moveAsset, { assetId, to: 'in_review' });
  await publisher.call(publishAsset, { assetId });
  return assetId;
}
const untilFlagged = (assetId: string) =>
  eventually(async () => {
    const asset = await read(assetId);
    expect(asset.flags).toBe(1);
    return asset;
  });
const lose = (deal: Deal) =>
  seller.call(moveDeal, { dealId: deal.id, stage: 'closed_lost', version: deal.version, lossReason: 'Price' });

describe('a battlecard', () => {
  it('is offered to deals with its competitor, and noted as used', async () => {
    const name = competitor();
    const assetId = await cardAgainst(name);
    const deal = await logDeal(seller, { competitor: name.toUpperCase() });
    const offered = () => seller.call(listBattlecardsOfDeal, { dealId: deal.id });
    expect(await offered()).toMatchObject({ items: [{ assetId, number: 1, usedAt: null, flags: 0, stale: false }] });
    expect((await offered()).items[0]!.sections.length).toBeGreaterThan(0);
    await seller.call(linkAsset, { assetId, dealId: deal.id });
    expect((await offered()).items[0]!.usedAt).not.toBeNull();
    const other = await logDeal(seller, { competitor: null });
    expect(await seller.call(listBattlecardsOfDeal, { dealId: other.id })).toEqual({ competitor: null, items: [] });
    const stranger = await (await newMember(SLUG, { role: 'SALES_REP', industry: 'SALES' })).signIn();
    expect((await stranger.refused(listBattlecardsOfDeal, { dealId: deal.id })).code).toBe('resource.missing');
  });

  it('is flagged by a deal lost to its competitor, tells its owner, and is settled by a look or a new version', async () => {
    const name = competitor();
    const assetId = await cardAgainst(name);
    expect((await author.refused(settleFlags, { assetId })).code).toBe('asset.state');
    const [first, second] = [await logDeal(seller, { competitor: name }), await logDeal(seller, { competitor: name })];
    await lose(first);
    const flagged = await untilFlagged(assetId);
    expect(flagged.flagged).toMatchObject([{ dealId: first.id, lossReason: 'Price' }]);
    expect(flagged.may.do).toContain('settle');
    expect((await seller.call(getAsset, { assetId })).may.do).not.toContain('settle');
    await eventually(async () => {
      const told = (await author.call(listNotifications, {})).items.filter(({ kind }) => kind === 'asset');
      expect(told.map(({ message }) => message).join(' ')).toContain(name);
    });
    await author.call(settleFlags, { assetId });
    expect(await read(assetId)).toMatchObject({ flags: 0, flagged: [] });
    await lose(second);
    await untilFlagged(assetId);
    await author.call(writeAsset, { assetId, heading: 'pricing', lines: [] });
    await author.call(moveAsset, { assetId, to: 'in_review' });
    await publisher.call(publishAsset, { assetId });
    expect(await read(assetId)).toMatchObject({ number: 2, flags: 0 });
  });

  it('counts what was won before and since it was published', async () => {
    const name = competitor();
    const won = await logDeal(seller, { competitor: name });
    await moveThrough(seller, won, 'qualified', 'proposal', 'negotiation', 'closed_won');
    const assetId = await cardAgainst(name);
    await lose(await logDeal(seller, { competitor: name }));
    const [before, since] = [
      { won: 1, closed: 1, rate: 100 },
      { won: 0, closed: 1, rate: 0 },
    ];
    expect((await read(assetId)).effect).toMatchObject({ before, since });
    const { items } = await seller.call(listCompetitors, {});
    const found = items.find((one) => one.competitor === name);
    expect(found).toMatchObject({ openDeals: 0, year: { won: 1, closed: 2 }, card: { assetId }, before, since });
  });

  it('keeps its deals when the competitor is renamed or made one with another', async () => {
    const [old, renamed, merged] = [competitor(), competitor(), competitor()];
    const assetId = await cardAgainst(old);
    const deal = await logDeal(seller, { competitor: old });
    expect(await author.call(renameCompetitor, { competitor: old, newName: renamed })).toEqual({ deals: 1, assets: 1 });
    const offered = async (dealId: string) => (await seller.call(listBattlecardsOfDeal, { dealId })).items;
    expect(await offered(deal.id)).toMatchObject([{ assetId }]);
    // The old name still means the competitor.
    const later = await logDeal(seller, { competitor: old });
    expect(later.competitor).toBe(renamed);
    await logDeal(seller, { competitor: merged });
    await author.call(renameCompetitor, { competitor: renamed, newName: merged });
    expect((await seller.call(getDeal, { dealId: deal.id })).competitor).toBe(merged);
    expect((await read(assetId)).about).toBe(merged);
    expect((await logDeal(seller, { competitor: old })).competitor).toBe(merged);
    expect((await author.refused(renameCompetitor, { competitor: old, newName: renamed })).code).toBe(
      'resource.missing',
    );
    expect((await seller.refused(renameCompetitor, { competitor: merged, newName: old })).status).toBe(403);
  });

  it('counts among the assets used in won and in lost deals', async () => {
    const shares = async () =>
      (await author.call(getExcellenceMetrics, { module: 'enablement' })).items.find(
        ({ metric }) => metric === 'assetUse',
      )!.parts;
    const before = (await shares()).find(({ part }) => part === 'Lost')!;
    const name = competitor();
    const deal = await logDeal(seller, { competitor: name });
    await seller.call(linkAsset, { assetId: await cardAgainst(name), dealId: deal.id });
    await lose(deal);
    const after = (await shares()).find(({ part }) => part === 'Lost')!;
    expect(after.n).toBeGreaterThan(before.n);
    expect(after.value).not.toBeNull();
  });
});
