import type { StopList } from '../../local/stopping.ts';
import type { Section } from '../assistant/report.ts';
import { median } from '../figures.ts';
import { grow } from '../lists/grow.ts';
import { load, type Generator } from '../load/load.ts';
import { signIn, startProduct } from '../product.ts';
import { records, searches } from './records.ts';

/** The most a search may take, in milliseconds at the median. */
const TARGET = 150;

/** Searches of an organization with 100,000 records among others, each alone, on the product in one process. */
export async function measureSearch(
  plan: { readonly rounds: number; readonly seconds: number },
  generator: Generator,
  say: (line: string) => void,
  stopList: StopList,
  signal: AbortSignal,
): Promise<Section[]> {
  const total = records.reduce((sum, { rows }) => sum + rows, 0);
  say(`Starting the product with ${total} records of one organization`);
  const product = await startProduct('one process', signal);
  stopList.add(product.stop);
  const { organizationId } = await signIn(product.url, 'org.admin@meridian.example');
  for (const { list, rows } of records) await grow(product.database, list, organizationId, rows);
  const taken: { readonly title: string; readonly q: string; readonly p50: number }[] = [];
  for (const { title, person, q } of searches) {
    const { authorization } = await signIn(product.url, person);
    const path = `/api/search?q=${encodeURIComponent(q)}`;
    const target = { url: product.url, headers: { authorization }, method: 'GET' as const, requests: [{ path }] };
    const medians: number[] = [];
    // The first round warms up.
    for (let round = -1; round < plan.rounds; round += 1) {
      const { p50, errors } = await load(generator, target, { connections: 1, seconds: plan.seconds }, signal);
      if (errors > 0) throw new Error(`${path}: ${errors} requests failed`);
      if (round >= 0) medians.push(p50);
    }
    taken.push({ title, q, p50: median(medians) });
    say(`  ${title}, “${q}”: ${median(medians).toFixed(1)} ms`);
  }
  const middle = median(taken.map(({ p50 }) => p50));
  const reached = middle <= TARGET;
  return [
    {
      title: 'Search',
      about: `\`GET /api/search\` over ${total} records of one organization, one connection`,
      rows: [['', 'typed', 'p50 ms'], ...taken.map(({ title, q, p50 }) => [title, `\`${q}\``, p50.toFixed(1)])],
      verdicts: [
        {
          text: `Search: p50 of ${middle.toFixed(0)} ms over all of these, target ${TARGET}: ${reached ? 'reached' : 'missed'}`,
          reached,
        },
      ],
      notes: [],
    },
  ];
}
