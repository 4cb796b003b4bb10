import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import type { StopList } from '../../local/stopping.ts';
import { median } from '../figures.ts';
import { grow } from '../lists/grow.ts';
import { salesLists } from '../lists/sales.ts';
import { load, type Generator } from '../load/load.ts';
import { dealIds, signIn, startProduct, type Product } from '../product.ts';

/** Facts of one organization, and of another one beside it. */
export const FACTS = 1_000_000;
const BESIDE = 100_000;
/** Days over which deals close: two years around today. */
const DAYS = 730;
/** Deals that are changed one after another, to see how long their facts take to follow. */
const CHANGED = 200;
const PERSON = 'department.head@meridian.example';
const NEIGHBOR = 'org.admin@northwind.example';
const PATIENCE_MS = 20 * 60_000;

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const period = { from: day(-DAYS / 2), until: day(DAYS / 2) };
/** Questions, as people ask them. */
const questions = [
  { title: 'Amount by stage', asked: { dataset: 'deal', of: 'sum', field: 'amount', groups: 'stage' } },
  { title: 'Deals by month and stage', asked: { dataset: 'deal', of: 'count', groups: 'month,stage' } },
  {
    title: 'Referrals by competitor',
    asked: { dataset: 'deal', of: 'count', groups: 'competitor', filters: 'source=Referral' },
  },
] as const;

export interface MeasuredFacts {
  /** Seconds in which all facts were read from their owner. */
  readonly rebuilt: number;
  readonly facts: number;
  /** Milliseconds at the median, one connection. */
  readonly asked: readonly { readonly title: string; readonly p50: number }[];
  /** Milliseconds between an event and when its fact was read again, in order. */
  readonly lags: readonly number[];
  /** How the database finds the rows of a question. */
  readonly plan: readonly string[];
}

type Plan = { readonly rounds: number; readonly seconds: number };

/** A rebuild of a million facts, questions of them, and how far facts lie behind their events; in one process. */
export async function measureFacts(
  plan: Plan,
  generator: Generator,
  say: (line: string) => void,
  stopList: StopList,
  signal: AbortSignal,
): Promise<MeasuredFacts> {
  const product = await startProduct('one process', signal);
  stopList.add(product.stop);
  await growDeals(product, say);
  const rebuilt = await rebuild(product, signal);
  const { organizationId } = await signIn(product.url, PERSON);
  await product.database.query('vacuum analyze intelligence.fact_deal');
  const facts = await countFacts(product.database, organizationId);
  say(`  ${facts} facts read again in ${rebuilt.toFixed(0)} s`);
  const asked: { title: string; p50: number }[] = [];
  for (const { title, asked: question } of questions) {
    const p50 = await ask(product, question, plan, generator, signal);
    say(`  ${title}: ${p50.toFixed(1)} ms`);
    asked.push({ title, p50 });
  }
  return { rebuilt, facts, asked, lags: await lagsOf(product), plan: await planOf(product.database, organizationId) };
}

/** Deals of one organization among those of another. */
async function growDeals({ url, database }: Product, say: (line: string) => void): Promise<void> {
  const deals = salesLists.find(({ title }) => title === 'Deals')!;
  const spread = { ...deals, grow: { ...deals.grow, close_date: `current_date + (n % ${DAYS}) - ${DAYS / 2}` } };
  await database.query('alter table sales.deal set unlogged');
  for (const [person, rows] of [
    [PERSON, FACTS],
    [NEIGHBOR, BESIDE],
  ] as const) {
    const { organizationId } = await signIn(url, person);
    await grow(database, spread, organizationId, rows);
    say(`  ${rows} deals of ${person.split('@')[1]}`);
  }
}

const countFacts = async (database: pg.Pool, organizationId: string): Promise<number> => {
  const { rows } = await database.query<{ facts: number }>(
    'select count(*)::int as facts from intelligence.fact_deal where organization_id = $1',
    [organizationId],
  );
  return rows[0]!.facts;
};

const ENDED = `select ended_at > $1::timestamptz as ended from intelligence.fact_rebuild where organization_id = $2 and dataset = 'deal'`;

/** Has both organizations read their facts again; answers how long that of the first took, in seconds. */
async function rebuild({ url, database }: Product, signal: AbortSignal): Promise<number> {
  let seconds = 0;
  for (const person of [NEIGHBOR, 'org.admin@meridian.example']) {
    const { authorization, organizationId } = await signIn(url, person);
    const began = new Date();
    const { status } = await fetch(`${url}/api/data/datasets/deal/rebuild`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{}',
      signal,
    });
    if (status !== 202) throw new Error(`the rebuild was answered with ${status}`);
    for (;;) {
      await after(500, undefined, { signal });
      seconds = (Date.now() - began.getTime()) / 1000;
      const { rows } = await database.query<{ ended: boolean | null }>(ENDED, [began, organizationId]);
      if (rows[0]?.ended) break;
      if (seconds * 1000 > PATIENCE_MS) throw new Error('the rebuild does not end');
    }
  }
  return seconds;
}

async function ask(
  { url }: Product,
  question: Readonly<Record<string, string>>,
  plan: Plan,
  generator: Generator,
  signal: AbortSignal,
): Promise<number> {
  const { authorization } = await signIn(url, PERSON);
  const path = `/api/data/answers?${new URLSearchParams({ ...question, ...period }).toString()}`;
  const target = { url, headers: { authorization }, method: 'GET' as const, requests: [{ path }] };
  const medians: number[] = [];
  // The first round warms up.
  for (let round = -1; round < plan.rounds; round += 1) {
    const { p50, errors } = await load(generator, target, { connections: 1, seconds: plan.seconds }, signal);
    if (errors > 0) throw new Error(`${path}: ${errors} requests failed`);
    if (round >= 0) medians.push(p50);
  }
  return median(medians);
}

/** The last event of each changed deal, and when its fact was read because of it. */
const LAGS = `
  select extract(epoch from s.read_at - e.at) * 1000 as lag
  from (select payload ->> 'dealId' as id, max(at) as at from sales.outbox
    where name = 'sales.deal.moved' and at > $1 group by 1) e
  join intelligence.fact_source s on s.dataset = 'deal' and s.source_id = e.id::uuid
  where s.read_at > $1 order by 1`;

/** Moves deals one after another, and waits until each fact has been read since. */
async function lagsOf({ url, database }: Product): Promise<number[]> {
  const { authorization } = await signIn(url, PERSON);
  const headers = { authorization, 'content-type': 'application/json' };
  const began = new Date();
  let moved = 0;
  for (const id of await dealIds(url, authorization, CHANGED)) {
    const read = await fetch(`${url}/api/sales/deals/${id}`, { headers });
    const { stage, version } = (await read.json()) as { stage: string; version: number };
    const { status } = await fetch(`${url}/api/sales/deals/${id}/move`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ version, stage: stage === 'prospect' ? 'qualified' : 'prospect' }),
    });
    // A deal that is closed stays so.
    if (status < 400) moved += 1;
  }
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const { rows } = await database.query<{ lag: string }>(LAGS, [began]);
    if (rows.length >= moved) return rows.map(({ lag }) => Number(lag));
    await after(500);
  }
  throw new Error('facts of moved deals were not read again within a minute');
}

/** How the service finds the rows of a grouped question, as itself. */
async function planOf(database: pg.Pool, organizationId: string): Promise<string[]> {
  const client = await database.connect();
  try {
    await client.query('begin');
    await client.query('set local role talentos_intelligence');
    await client.query(`select set_config('app.organization_id', $1, true)`, [organizationId]);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) select f.stage, sum(f.amount) from intelligence.fact_deal f
       where f.organization_id = '${organizationId}' and f.day between '${period.from}' and '${day(-DAYS / 2 + 40)}'
       group by f.stage order by f.stage`,
    );
    return rows.map((row) => row['QUERY PLAN']);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
