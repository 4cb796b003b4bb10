import { join } from 'node:path';
import { startService } from '../../local/child.ts';
import { freePort } from '../../local/ports.ts';
import type { StopList } from '../../local/stopping.ts';
import { median } from '../figures.ts';
import { load, type Generator } from '../load/load.ts';
import { signIn, startProduct } from '../product.ts';
import { grow } from './grow.ts';
import { ROWS, type List } from './list.ts';
import { lists } from './lists.ts';

interface ListPlan {
  rounds: number;
  seconds: number;
  connections: number;
}

/** Medians of the rounds' median latencies, in milliseconds: alone on the server, and among many. */
export interface MeasuredList {
  title: string;
  path: string;
  bare: { alone: number; among: number };
  ours: { alone: number; among: number };
}

type Side = { url: string; headers: Record<string, string> };
type Page = { items: { id: string }[]; total: number };

/** Measures every list of the product in one process against a bare server on the same database, in turn. */
export async function measureLists(
  plan: ListPlan,
  generator: Generator,
  say: (line: string) => void,
  stopList: StopList,
  signal: AbortSignal,
): Promise<MeasuredList[]> {
  say(`Starting the product with lists of ${ROWS} rows, and a bare server on the same rows`);
  const product = await startProduct('one process', signal);
  stopList.add(product.stop);
  const emails = [...new Set(lists.map(({ person }) => person))];
  const people = await Promise.all(emails.map(async (email) => ({ email, ...(await signIn(product.url, email)) })));
  const { organizationId = '' } = people[0] ?? {};
  for (const list of lists) await grow(product.database, list, organizationId);
  const url = await startBareLists(
    {
      DATABASE_URL: product.backing.env['DATABASE_URL'],
      ORGANIZATION_ID: organizationId,
      PEOPLE: JSON.stringify(Object.fromEntries(people.map(({ email, id }) => [email, id]))),
    },
    stopList,
    signal,
  );
  const all: MeasuredList[] = [];
  for (const list of lists) {
    const { authorization } = await signIn(product.url, list.person);
    const sides: Side[] = [
      { url, headers: {} },
      { url: product.url, headers: { authorization } },
    ];
    await sameRows(list, sides, signal);
    const take = async (connections: number) => {
      const taken = sides.map((): number[] => []);
      for (let round = -1; round < plan.rounds; round += 1)
        for (const [index, side] of sides.entries()) {
          const target = { ...side, method: 'GET' as const, requests: [{ path: list.path }] };
          const { p50, errors } = await load(generator, target, { connections, seconds: plan.seconds }, signal);
          if (errors > 0) throw new Error(`${list.title}: ${errors} requests failed`);
          // The first round warms up.
          if (round >= 0) taken[index]?.push(p50);
        }
      return taken.map(median);
    };
    const [alone, among] = [await take(1), await take(plan.connections)];
    const of = (index: number) => ({ alone: alone[index] ?? Number.NaN, among: among[index] ?? Number.NaN });
    const measured = { title: list.title, path: list.path, bare: of(0), ours: of(1) };
    say(`  ${list.title}: bare ${measured.bare.alone.toFixed(2)} ms, ours ${measured.ours.alone.toFixed(2)} ms alone`);
    all.push(measured);
  }
  return all;
}

async function startBareLists(env: NodeJS.ProcessEnv, stopList: StopList, signal: AbortSignal) {
  const port = String(await freePort());
  const service = startService({
    name: 'The bare server of the lists',
    command: process.execPath,
    args: [join(import.meta.dirname, 'server.ts')],
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: port },
    logFile: join(import.meta.dirname, '..', '..', '.local', 'bench-lists.log'),
  });
  stopList.add(() => service.stop(3000));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${url}${lists[0]?.path}`).catch(() => undefined);
    if (answer?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 50));
    signal.throwIfAborted();
  }
  throw new Error('the bare server of the lists does not answer');
}

/** Both must show the same rows before it is worth measuring how fast. */
async function sameRows(list: List, sides: readonly Side[], signal: AbortSignal) {
  const told = await Promise.all(
    sides.map(async (side) => {
      const response = await fetch(`${side.url}${list.path}`, { headers: side.headers, signal });
      if (!response.ok) throw new Error(`${list.title}: ${response.status} ${await response.text()}`);
      const { items, total } = (await response.json()) as Page;
      return `${total}: ${items.map(({ id }) => id).join(' ')}`;
    }),
  );
  if (told[0] !== told[1]) throw new Error(`${list.title}: the answers differ:\n${told.join('\n')}`);
}
