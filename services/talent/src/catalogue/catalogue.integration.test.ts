import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  adoptCatalogue,
  createCatalogueItem,
  discardCatalogueDraft,
  exportCatalogue,
  getCatalogueItem,
  importCatalogue,
  listCatalogue,
  listCatalogueSkills,
  publishCatalogueItem,
  retireCatalogueItem,
  writeCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import { accountedFor } from '@talent-os/contracts/import-account.js';
import { newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';

let author: Person;
let publisher: Person;
let reader: Person;
let elsewhere: Person;
let skillId: string;

const someone = async (role: 'HR_MANAGER' | 'DEPARTMENT_HEAD' | 'HIRING_MANAGER', industry: 'SALES' | 'CYBER') =>
  (await newMember('meridian', { role, industry })).signIn();

beforeAll(async () => {
  [author, publisher, reader, elsewhere] = (await Promise.all([
    someone('HR_MANAGER', 'SALES'),
    someone('DEPARTMENT_HEAD', 'SALES'),
    someone('HIRING_MANAGER', 'SALES'),
    someone('HR_MANAGER', 'CYBER'),
  ])) as [Person, Person, Person, Person];
  skillId = (await author.call(listCatalogueSkills, {})).items[0]!.id;
});

let nth = 0;
const titled = () => `Course of a test ${(nth += 1)}`;
const course = () => ({
  kind: 'course' as const,
  industry: 'SALES' as const,
  title: titled(),
  summary: 'Shows what a test has to show.',
  provider: 'In-house',
  format: 'classroom' as const,
  minutes: 90,
  skillIds: [skillId],
});
const found = async (by: Person, search: string) => (await by.call(listCatalogue, { search })).items;
const itemFor = (by: Person, catalogueItemId: string) => by.call(getCatalogueItem, { catalogueItemId });

describe('an item of the catalogue', () => {
  it('is drafted by one and published by another; until then only keepers read it', async () => {
    const made = course();
    const { id: catalogueItemId } = await author.call(createCatalogueItem, made);
    expect(await found(reader, made.title)).toEqual([]);
    expect((await reader.refused(getCatalogueItem, { catalogueItemId })).code).toBe('resource.missing');
    expect(await found(author, made.title)).toMatchObject([
      { id: catalogueItemId, status: 'draft', number: 1, drafted: false, may: { to: [], do: ['edit', 'discard'] } },
    ]);
    expect((await author.refused(publishCatalogueItem, { catalogueItemId })).code).toBe('catalogue.author');
    await publisher.call(publishCatalogueItem, { catalogueItemId });
    const [seen] = await found(reader, made.title);
    expect(seen).toMatchObject({ status: 'published', number: 1, may: { to: [], do: [] } });
    expect(seen!.skills).toHaveLength(1);
    expect(await itemFor(reader, catalogueItemId)).toMatchObject({
      shown: { number: 1, status: 'published', provider: 'In-house', minutes: 90, question: null },
      versions: [{ number: 1, authorName: expect.any(String), publishedByName: expect.any(String) }],
    });
  });

  it('stays in use while the next version is written, which may be thrown away', async () => {
    const made = course();
    const { id: catalogueItemId } = await author.call(createCatalogueItem, made);
    await publisher.call(publishCatalogueItem, { catalogueItemId });
    const { kind: _kind, industry: _industry, ...content } = made;
    const title = titled();
    expect(await publisher.call(writeCatalogueItem, { catalogueItemId, ...content, title })).toEqual({ number: 2 });
    expect(await itemFor(reader, catalogueItemId)).toMatchObject({ title: made.title, shown: { number: 1 } });
    expect(await itemFor(author, catalogueItemId)).toMatchObject({
      title: made.title,
      drafted: true,
      shown: { number: 2, title },
      may: { to: ['published', 'retired'] },
    });
    // Who wrote on it once does not publish it, whoever began it.
    await author.call(writeCatalogueItem, { catalogueItemId, ...content, title });
    expect((await author.refused(publishCatalogueItem, { catalogueItemId })).code).toBe('catalogue.author');
    await author.call(discardCatalogueDraft, { catalogueItemId });
    const { version, drafted } = await itemFor(author, catalogueItemId);
    expect(drafted).toBe(false);
    const stale = { catalogueItemId, version: version - 1 };
    expect((await author.refused(retireCatalogueItem, stale)).code).toBe('resource.stale');
    await author.call(writeCatalogueItem, { catalogueItemId, ...content, title });
    await publisher.call(publishCatalogueItem, { catalogueItemId });
    expect((await itemFor(reader, catalogueItemId)).versions.map(({ number }) => number)).toEqual([2]);
    expect((await itemFor(author, catalogueItemId)).versions.map(({ number, status }) => [number, status])).toEqual([
      [2, 'published'],
      [1, 'replaced'],
    ]);
    await author.call(retireCatalogueItem, { catalogueItemId });
    expect(await found(reader, title)).toEqual([]);
    expect((await author.call(listCatalogue, { search: title, status: 'retired' })).total).toBe(1);
  });

  it('is published once it is complete, and goes as a draft that was never in use', async () => {
    const { provider: _provider, minutes: _minutes, ...lacking } = course();
    const { id: catalogueItemId } = await author.call(createCatalogueItem, lacking);
    expect((await itemFor(author, catalogueItemId)).faults.map(({ field }) => field)).toEqual(['provider', 'minutes']);
    const refused = await publisher.refused(publishCatalogueItem, { catalogueItemId });
    expect([refused.code, refused.errors?.map(({ field }) => field)]).toEqual([
      'catalogue.incomplete',
      ['provider', 'minutes'],
    ]);
    await author.call(discardCatalogueDraft, { catalogueItemId });
    expect((await author.refused(getCatalogueItem, { catalogueItemId })).code).toBe('resource.missing');
  });

  it('has a title of its own, and is published once by two at a time', async () => {
    const made = course();
    const { id: catalogueItemId } = await author.call(createCatalogueItem, made);
    expect((await publisher.refused(createCatalogueItem, made)).code).toBe('catalogue.title');
    const answers = await Promise.all(
      [publisher, publisher].map((by) => by.send(publishCatalogueItem, { catalogueItemId })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('is of the industries one works in', async () => {
    const made = course();
    const { id: catalogueItemId } = await author.call(createCatalogueItem, made);
    expect((await elsewhere.refused(createCatalogueItem, course())).code).toBe('resource.missing');
    expect((await elsewhere.refused(publishCatalogueItem, { catalogueItemId })).code).toBe('resource.missing');
    expect(await found(elsewhere, made.title)).toEqual([]);
    expect((await author.call(listCatalogue, { search: made.title, kind: 'lesson' })).total).toBe(0);
    expect((await author.call(listCatalogue, { search: made.title, industry: 'SALES', skillId })).total).toBe(1);
  });
});

describe('a file of the catalogue', () => {
  const HEAD = 'Kind,Industry,Title,Summary,Minutes,Provider,Format';
  const row = (title: string, industry = 'Sales') =>
    `course,${industry},${title},Shows what a test has to show,45,In-house,classroom`;

  it('is looked at first, and taken row by row', async () => {
    const [title, known] = [titled(), course()];
    await author.call(createCatalogueItem, known);
    const csv = [HEAD, row(title), row(known.title), row(titled(), 'Cybersecurity'), 'talk,Sales,Soon,,,,'].join('\n');
    const dry = await author.call(importCatalogue, { csv, dryRun: true });
    expect(dry).toMatchObject({ added: 1, known: 1, refused: [{ line: 4 }, { line: 5, reason: '“talk” is no kind' }] });
    expect(accountedFor(dry.account)).toBe(dry.account.rows);
    expect(await found(author, title)).toEqual([]);
    const taken = await author.call(importCatalogue, { csv, dryRun: false });
    expect(taken.account).toMatchObject({ rows: 4, taken: 1, known: 1, refused: 2 });
    expect(await found(publisher, title)).toMatchObject([{ status: 'draft', may: { to: ['published'] } }]);
    expect((await author.call(importCatalogue, { csv, dryRun: false })).account).toMatchObject({ taken: 0, known: 2 });
  });

  it('is what an import takes', async () => {
    const hr = await signIn('hr.manager@meridian.example');
    const made = { ...course(), price: 24_900 };
    await author.call(createCatalogueItem, made);
    const { csv, total } = await hr.call(exportCatalogue, { search: made.title });
    expect([total, csv]).toEqual([1, expect.stringContaining(made.title)]);
    expect(csv).toMatch(/price \(USD\)[\s\S]*249\.00/);
    const again = await hr.call(importCatalogue, { csv, dryRun: true });
    expect(again).toMatchObject({ added: 0, known: 1, refused: [] });
  });
});

describe('what came with the product', () => {
  it('is drafted without what is there, and published by who took it', async () => {
    const [gone] = await ownerQuery<{ id: string; title: string }>(
      `with gone as (delete from talent.catalogue_item where organization_id = $1 and industry = 'SALES'
         and origin = 'sal-l-next-step' returning id, title)
       select g.id, g.title from gone g`,
      [author.organizationId],
    );
    await ownerQuery('delete from talent.catalogue_version where organization_id = $1 and item_id = $2', [
      author.organizationId,
      gone!.id,
    ]);
    const { added, known } = await author.call(adoptCatalogue, { industry: 'SALES' });
    expect([added, known > 5]).toEqual([1, true]);
    expect((await elsewhere.refused(adoptCatalogue, { industry: 'SALES' })).code).toBe('resource.missing');
    const [item] = (await author.call(listCatalogue, { search: gone!.title, kind: 'lesson' })).items;
    expect(item).toMatchObject({ shipped: true, status: 'draft', may: { to: ['published'] } });
    await author.call(publishCatalogueItem, { catalogueItemId: item!.id });
    expect((await author.call(adoptCatalogue, { industry: 'SALES' })).added).toBe(0);
  });
});
