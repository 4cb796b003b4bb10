import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { datasetKeys, datasetOf, type Dataset, type FactFieldKind } from '@talent-os/contracts/facts/datasets.js';
import type { Fact } from '@talent-os/contracts/facts/shapes.js';
import { listDatasets, rebuildDataset, rebuildFactsJob } from '@talent-os/contracts/intelligence/datasets.js';
import { createDeal, listAccounts, listDeals, moveDeal, updateDeal } from '@talent-os/contracts/sales/deals.js';
import { uuidv7, type Ctx } from '@talent-os/service-kit';
import { eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { openOwnService, type OwnService } from '@talent-os/testing/own-service';
import { definition } from '../index.js';
import { rebuildFacts, refreshFacts } from './read.js';
import { writeFacts } from './write.js';

/** Changes of the rows of each dataset: more than a thousand together. */
const CHANGES = 150;
const WORDS = ['prospect', 'qualified', 'proposal', 'negotiation'];
/** One number after another from a seed, between 0 and 1. */
const numbersFrom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

let service: OwnService;
beforeAll(async () => {
  service = await openOwnService(definition);
});
afterAll(() => service.close());

const fieldsOf = (dataset: Dataset) => Object.keys(datasetOf(dataset).fields);
type Shown = { readonly id: string; readonly place: number; readonly day: string; readonly values: readonly unknown[] };

/** What facts of a dataset are there, of one organization. */
const factsIn = (dataset: Dataset, organizationId: string) =>
  ownerQuery<Shown>(
    `select f.source_id as id, f.place, f.day::text as day, json_build_array(${fieldsOf(dataset)
      .map((field) => `f.${field}`)
      .join(', ')}) as values
     from intelligence.fact_${dataset} f where f.organization_id = $1 order by f.source_id, f.place`,
    [organizationId],
  );

/** An owner of rows that change, as the service asks it. */
class Owner {
  readonly organizationId = uuidv7();
  /** The facts of each row. */
  readonly rows = new Map<string, readonly Fact[]>();
  private readonly random = numbersFrom(20_261_127);

  constructor(private readonly dataset: Dataset) {}

  /** Changes one of its rows, adds one or takes one away; which. */
  change(): string {
    const ids = [...this.rows.keys()];
    const known = ids[Math.floor(this.random() * ids.length)];
    const id = known && this.random() > 0.2 ? known : uuidv7();
    if (known === id && this.random() < 0.1) this.rows.delete(id);
    else this.rows.set(id, this.factsOf(id));
    return id;
  }

  /** A row may be several facts: one for each stage somebody came to. */
  private factsOf(sourceId: string): Fact[] {
    return Array.from({ length: 1 + Math.floor(this.random() * 3) }, (_, place) => ({
      sourceId,
      place,
      day: this.day(),
      industry: 'SALES' as const,
      department: null,
      personId: null,
      values: Object.fromEntries(
        Object.entries(datasetOf(this.dataset).fields).map(([field, { kind }]) => [field, this.value(kind)]),
      ),
    }));
  }

  private day(): string {
    const month = String(1 + Math.floor(this.random() * 12)).padStart(2, '0');
    return `${2024 + Math.floor(this.random() * 5)}-${month}-15`;
  }

  private value(kind: FactFieldKind): string | number | null {
    if (this.random() < 0.1) return null;
    return kind === 'text' ? WORDS[Math.floor(this.random() * WORDS.length)]! : Math.floor(this.random() * 1_000_000);
  }

  shown = (): Shown[] =>
    [...this.rows.values()]
      .flat()
      .map(({ sourceId, place, day, values }) => ({
        id: sourceId,
        place,
        day,
        values: fieldsOf(this.dataset).map((field) => values[field]),
      }))
      .toSorted((one, other) => (one.id === other.id ? one.place - other.place : one.id < other.id ? -1 : 1));

  /** The context of the service, in which this owner answers. */
  context(): Ctx {
    const real = service.context(rebuildFactsJob, this.organizationId);
    const call = async (_operation: unknown, { ids }: { readonly ids?: readonly string[] }) => ({
      items: [...this.rows.values()].flat().filter(({ sourceId }) => !ids || ids.includes(sourceId)),
      next: null,
    });
    return new Proxy(real, {
      get: (target, name) => (name === 'call' ? call : Reflect.get(target, name, target)),
    });
  }
}

describe('facts', () => {
  it.each(datasetKeys)(
    'of %s equal the rows of their owner after changes whose events come twice, late and in any order',
    async (dataset) => {
      const owner = new Owner(dataset);
      const random = numbersFrom(7);
      let waiting: string[] = [];
      for (let at = 0; at < CHANGES; at += 1) {
        const id = owner.change();
        waiting.push(id, ...(random() < 0.3 ? [id] : []));
        // Events wait, and some of those that wait come, the latest perhaps first.
        if (random() < 0.4) {
          const [come, stay] = [waiting.filter((_, place) => place % 2 === 0), waiting.filter((_, place) => place % 2)];
          waiting = stay;
          for (const event of come.toReversed()) await refreshFacts(owner.context(), { [dataset]: [event] });
        }
      }
      for (const event of waiting.toReversed()) await refreshFacts(owner.context(), { [dataset]: [event] });
      expect(await factsIn(dataset, owner.organizationId)).toEqual(owner.shown());
    },
  );

  it('are those that were asked for last, whenever they are written', async () => {
    const owner = new Owner('deal');
    const readings: { askedAt: Date; items: Fact[]; id: string }[] = [];
    const id = owner.change();
    const [first] = owner.rows.get(id)!;
    for (let at = 0; at < 20; at += 1) {
      owner.rows.set(id, [{ ...first!, values: { ...first!.values, amount: at } }]);
      readings.push({ id, askedAt: new Date(Date.now() + at), items: [...owner.rows.values()].flat() });
    }
    const random = numbersFrom(11);
    const shuffled = readings.map((one) => [random(), one] as const).toSorted(([one], [other]) => one - other);
    for (const [, { askedAt, items }] of shuffled)
      await owner.context().db.write((tx) => writeFacts(tx, 'deal', [id], items, askedAt));
    expect(await factsIn('deal', owner.organizationId)).toEqual(owner.shown());
  });

  it('are what a rebuild finds, without what is gone', async () => {
    const owner = new Owner('deal');
    for (let at = 0; at < 100; at += 1) owner.change();
    await rebuildFacts(owner.context(), 'deal');
    expect(await factsIn('deal', owner.organizationId)).toEqual(owner.shown());
    // Nobody tells of these.
    for (let at = 0; at < 100; at += 1) owner.change();
    for (const id of [...owner.rows.keys()].slice(0, 10)) owner.rows.delete(id);
    await new Promise((resolve) => setImmediate(resolve));
    await rebuildFacts(owner.context(), 'deal');
    expect(await factsIn('deal', owner.organizationId)).toEqual(owner.shown());
  });

  it('of one organization are no other’s', async () => {
    const [one, other] = [new Owner('deal'), new Owner('deal')];
    const id = one.change();
    await refreshFacts(one.context(), { deal: [id] });
    await refreshFacts(other.context(), { deal: [id] });
    expect(await factsIn('deal', one.organizationId)).toEqual(one.shown());
    expect(await factsIn('deal', other.organizationId)).toEqual([]);
  });
});

describe('the facts of the product', () => {
  let head: Person;
  beforeAll(async () => {
    head = await signIn('department.head@meridian.example');
  });

  it('follow a deal that is created, changed and moved', async () => {
    const [account] = (await head.call(listAccounts, {})).items;
    const facts = { name: 'Facts of a test', amount: 4_200_000, closeDate: '2027-03-15', source: 'Referral' };
    const deal = await head.call(createDeal, { accountId: account!.id, ...facts, competitor: null });
    const found = () =>
      ownerQuery<{ stage: string; amount: number; day: string }>(
        `select f.stage, f.amount, f.day::text as day from intelligence.fact_deal f where f.source_id = $1`,
        [deal.id],
      );
    await eventually(async () =>
      expect(await found()).toEqual([{ stage: 'prospect', amount: 4_200_000, day: '2027-03-15' }]),
    );
    const changed = await head.call(updateDeal, {
      dealId: deal.id,
      version: deal.version,
      ...facts,
      closeDate: '2027-05-02',
      competitor: null,
    });
    await head.call(moveDeal, { dealId: deal.id, stage: 'qualified', version: changed.version });
    await eventually(async () =>
      expect(await found()).toEqual([{ stage: 'qualified', amount: 4_200_000, day: '2027-05-02' }]),
    );
  });

  it('are all there once somebody has looked, and say how fresh they are', async () => {
    const { total } = await head.call(listDeals, { page: 1 });
    const state = await eventually(async () => {
      const one = (await head.call(listDatasets, {})).items.find(({ dataset }) => dataset === 'deal')!;
      expect(one.rebuiltAt).not.toBeNull();
      expect(one.facts).toBeGreaterThanOrEqual(total);
      return one;
    });
    expect(Date.parse(state.readAt!)).toBeLessThanOrEqual(Date.now());
    expect(state.fields.map(({ field }) => field)).toContain('amount');
    const admin = await signIn('org.admin@meridian.example');
    await admin.call(rebuildDataset, { dataset: 'deal' });
    await eventually(async () => {
      const after = (await admin.call(listDatasets, {})).items.find(({ dataset }) => dataset === 'deal')!;
      expect(Date.parse(after.rebuiltAt!)).toBeGreaterThan(Date.parse(state.rebuiltAt!));
    });
    expect((await head.refused(rebuildDataset, { dataset: 'deal' })).code).toBe('access.denied');
  });
});
