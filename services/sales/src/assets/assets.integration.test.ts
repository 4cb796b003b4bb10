import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AssetLine } from '@talent-os/contracts/sales/asset-shapes.js';
import {
  commentAsset,
  duplicateAsset,
  exportAssets,
  getAsset,
  getAssetPdf,
  getAssetText,
  linkAsset,
  listAssets,
  makeAsset,
  moveAsset,
  publishAsset,
  refillAsset,
  unlinkAsset,
  verifyClaim,
  voteAsset,
  writeAsset,
} from '@talent-os/contracts/sales/assets.js';
import { createDeal, listAccounts } from '@talent-os/contracts/sales/deals.js';
import { listExcellence } from '@talent-os/contracts/sales/excellence.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, newMember, type Person } from '@talent-os/testing';

const SLUG = 'northwind';
const claim = (more: Partial<AssetLine> = {}): AssetLine => ({
  kind: 'claim',
  text: 'They sell to hospitals',
  url: null,
  dealId: null,
  accountId: null,
  metric: null,
  excellenceSessionId: null,
  checkedOn: demoToday(SLUG),
  ...more,
});

let author: Person;
let other: Person;
let seller: Person;
let reader: Person;

beforeAll(async () => {
  const member = async (role: 'DEPARTMENT_HEAD' | 'ORGANIZATION_ADMIN' | 'SALES_REP' | 'HIRING_MANAGER') =>
    (await newMember(SLUG, { role, industry: 'SALES' })).signIn();
  [author, other, seller, reader] = await Promise.all([
    member('DEPARTMENT_HEAD'),
    member('ORGANIZATION_ADMIN'),
    member('SALES_REP'),
    member('HIRING_MANAGER'),
  ]);
});

const make = async (title: string) =>
  (await author.call(makeAsset, { module: 'gtm', assetType: 'competitive-battlecard', title, about: 'Corvant' }))
    .assetId;
const read = (person: Person, assetId: string, more = {}) => person.call(getAsset, { assetId, ...more });
const inUse = async (title: string) => {
  const assetId = await make(title);
  await author.call(moveAsset, { assetId, to: 'in_review' });
  await other.call(publishAsset, { assetId });
  return assetId;
};

describe('an asset of sales excellence', () => {
  it('is filled from its session, and needs one', async () => {
    const assetId = await make('Against Corvant, filled');
    const asset = await read(author, assetId);
    expect(asset).toMatchObject({ status: 'draft', number: 1, next: null, about: 'Corvant', faults: 0 });
    expect(asset.shown.sections.map(({ heading }) => heading)).toHaveLength(7);
    expect(asset.claims).toBeGreaterThan(0);
    const refused = await author.refused(makeAsset, {
      module: 'compensation',
      assetType: 'spiff-brief',
      title: 'A SPIFF',
    });
    expect(refused.code).toBe('asset.session');
    const unknown = await author.refused(makeAsset, { module: 'gtm', assetType: 'spiff-brief', title: 'A SPIFF' });
    expect(unknown.code).toBe('resource.missing');
    await author.call(writeAsset, { assetId, heading: 'where-we-win', lines: [] });
    await author.call(refillAsset, { assetId, heading: 'where-we-win' });
    expect((await read(author, assetId)).shown.sections).toEqual(asset.shown.sections);
  });

  it('is published by somebody else, once every claim has a source that was checked', async () => {
    const assetId = await make('Against Corvant, reviewed');
    const write = (lines: AssetLine[]) => author.call(writeAsset, { assetId, heading: 'proof', lines });
    const bad = await author.refused(writeAsset, {
      assetId,
      heading: 'proof',
      lines: [claim({ url: 'not an address' })],
    });
    expect(bad.code).toBe('request.invalid');
    const later = claim({ url: 'https://corvant.example/a', checkedOn: addDays(demoToday(SLUG), 1) });
    expect((await author.refused(writeAsset, { assetId, heading: 'proof', lines: [later] })).code).toBe(
      'request.invalid',
    );

    await write([claim()]);
    expect((await read(author, assetId)).shown.sections.at(-1)!.lines).toMatchObject([{ fault: 'source' }]);
    expect((await author.refused(publishAsset, { assetId })).code).toBe('asset.state');
    await author.call(moveAsset, { assetId, to: 'in_review' });
    expect((await author.refused(publishAsset, { assetId })).code).toBe('asset.author');
    expect((await other.refused(publishAsset, { assetId })).code).toBe('asset.claims');
    expect((await author.refused(writeAsset, { assetId, heading: 'proof', lines: [] })).code).toBe('asset.state');

    await author.call(moveAsset, { assetId, to: 'draft' });
    await write([claim({ url: 'https://corvant.example/customers' })]);
    await author.call(moveAsset, { assetId, to: 'in_review' });
    expect((await seller.refused(getAsset, { assetId })).code).toBe('resource.missing');
    const { version } = await read(other, assetId);
    const answers = await Promise.all([1, 2].map(() => other.send(publishAsset, { assetId, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await read(seller, assetId)).toMatchObject({
      status: 'published',
      faults: 0,
      versions: [{ number: 1 }],
      may: { to: [], do: ['comment', 'vote', 'link'] },
    });
    expect((await read(reader, assetId)).may).toEqual({ to: [], do: [] });
  });

  it('stays in use while the next version is drafted, and shows what changed', async () => {
    const assetId = await inUse('Against Corvant, twice');
    const lines = [claim({ url: 'https://corvant.example/new' })];
    expect(await author.call(writeAsset, { assetId, heading: 'proof', lines })).toEqual({ number: 2 });
    expect(await read(author, assetId)).toMatchObject({
      status: 'published',
      number: 1,
      next: 'draft',
      shown: { number: 2 },
      before: { number: 1 },
    });
    const seen = await read(seller, assetId);
    expect(seen).toMatchObject({ number: 1, next: null, shown: { number: 1 }, before: null });
    expect(seen.versions).toHaveLength(1);
    expect((await seller.refused(getAsset, { assetId, number: 2 })).code).toBe('resource.missing');
    await author.call(moveAsset, { assetId, to: 'in_review' });
    await other.call(publishAsset, { assetId });
    const after = await read(seller, assetId);
    expect(after).toMatchObject({ number: 2, before: { number: 1 } });
    expect(after.versions.map(({ status }) => status)).toEqual(['published', 'replaced']);
  });

  it('that is published while its author edits stays as it is, and what they wrote begins the next version', async () => {
    const assetId = await make('Against Corvant, overtaken');
    const { version } = await read(author, assetId);
    await author.call(moveAsset, { assetId, to: 'in_review' });
    await other.call(publishAsset, { assetId });
    const lines = [claim({ url: 'https://corvant.example/late' })];
    const late = { assetId, heading: 'proof', lines, number: 1, version };
    expect((await author.refused(writeAsset, late)).code).toBe('asset.published');
    const now = await read(author, assetId);
    expect(now).toMatchObject({ status: 'published', number: 1, next: null });
    expect((await author.refused(writeAsset, { ...late, number: 2 })).code).toBe('resource.stale');
    expect(await author.call(writeAsset, { ...late, number: 2, version: now.version })).toEqual({ number: 2 });
    expect((await read(seller, assetId)).shown).toMatchObject({ number: 1 });
  });

  it('is looked at again: a claim that still holds is checked today', async () => {
    const assetId = await make('Against Corvant, again');
    const old = addDays(demoToday(SLUG), -100);
    const lines = [claim({ url: 'https://corvant.example/old', checkedOn: old }), claim()];
    await author.call(writeAsset, { assetId, heading: 'proof', lines });
    const { faults, version } = await read(author, assetId);
    expect(faults).toBe(2);
    const at = { assetId, heading: 'proof', number: 1 };
    await author.call(verifyClaim, { ...at, line: 0, version });
    expect((await read(author, assetId)).faults).toBe(1);
    expect((await author.refused(verifyClaim, { ...at, line: 1 })).code).toBe('asset.claims');
    expect((await author.refused(verifyClaim, { ...at, line: 2 })).code).toBe('resource.missing');
    expect((await author.refused(verifyClaim, { ...at, line: 0, version })).code).toBe('resource.stale');
  });

  it('is commented on, voted on once by each, linked to deals one may see, and kept as text', async () => {
    const assetId = await inUse('Against Corvant, used');
    await seller.call(commentAsset, { assetId, text: 'Helped on Monday' });
    for (const useful of [false, true]) await seller.call(voteAsset, { assetId, useful });
    await author.call(voteAsset, { assetId, useful: false });
    const [account] = (await author.call(listAccounts, {})).items;
    const fact = {
      name: 'Second site',
      amount: 900_000,
      closeDate: demoToday(SLUG),
      source: 'Referral',
      competitor: 'Corvant',
    };
    const deal = await author.call(createDeal, { accountId: account!.id, ...fact });
    expect((await seller.refused(linkAsset, { assetId, dealId: deal.id })).code).toBe('resource.missing');
    await author.call(linkAsset, { assetId, dealId: deal.id });
    expect((await author.refused(linkAsset, { assetId, dealId: deal.id })).code).toBe('asset.linked');
    expect(await read(author, assetId)).toMatchObject({
      comments: [{ text: 'Helped on Monday' }],
      useful: 1,
      notUseful: 1,
      myVote: false,
      uses: 1,
      deals: [{ dealId: deal.id }],
    });
    expect(await read(seller, assetId)).toMatchObject({ myVote: true, uses: 1, deals: [] });
    await author.call(unlinkAsset, { assetId, dealId: deal.id });
    expect((await read(author, assetId)).deals).toEqual([]);
    const { markdown } = await seller.call(getAssetText, { assetId });
    expect(markdown).toContain('# Against Corvant, used');
    const file = await fetch(`${seller.address}${getAssetPdf.path.replace(':assetId', assetId)}`, {
      headers: { authorization: `Bearer ${seller.token}` },
    });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain('competitive-battlecard-v1.pdf');
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 8)).toBe('%PDF-1.7');
    expect((await seller.refused(getAssetPdf, { assetId, number: 2 })).code).toBe('resource.missing');
  });

  it('stands in its list for who may see it, is copied, and archived', async () => {
    const title = 'Against Corvant, listed';
    const assetId = await inUse(title);
    const draft = await author.call(duplicateAsset, { assetId, title: `${title} copy` });
    const titles = async (person: Person, more = {}) =>
      (await person.call(listAssets, { search: title, module: 'gtm', ...more })).items.map((one) => one.title);
    expect((await titles(author)).toSorted()).toEqual([title, `${title} copy`]);
    expect(await titles(seller)).toEqual([title]);
    expect(await titles(author, { status: 'draft' })).toEqual([`${title} copy`]);
    expect((await other.call(exportAssets, { search: title })).total).toBe(2);
    const counted = async () =>
      (await author.call(listExcellence, {})).items.find(({ module }) => module === 'gtm')!.assets;
    expect(await counted()).toBeGreaterThan(0);
    await author.call(moveAsset, { assetId, to: 'archived' });
    expect((await seller.refused(getAsset, { assetId })).code).toBe('resource.missing');
    expect((await author.refused(writeAsset, { assetId, heading: 'proof', lines: [] })).code).toBe('asset.state');
    expect((await read(author, draft.assetId)).shown.sections).toEqual((await read(author, assetId)).shown.sections);
  });
});
