import type { StopList } from '../../local/stopping.ts';
import { median } from '../figures.ts';
import { grow } from '../lists/grow.ts';
import { load, type Generator } from '../load/load.ts';
import { signIn, startProduct } from '../product.ts';
import { positions, questions, scaledLists, type Question, type ScaledList } from './lists.ts';

export const SIZES = { small: 10_000, large: 1_000_000 } as const;
export type Size = keyof typeof SIZES;

/** Median latencies in milliseconds, one connection. */
export interface ScaledMeasure {
  readonly list: ScaledList;
  readonly p50: Readonly<Record<Question, Readonly<Record<Size, number>>>>;
}

/** Measures the lists of one organization among others at 10,000 rows, then at 1,000,000 on the same product. */
export async function measureScale(
  plan: { readonly rounds: number; readonly seconds: number },
  generator: Generator,
  say: (line: string) => void,
  stopList: StopList,
  signal: AbortSignal,
): Promise<ScaledMeasure[]> {
  const product = await startProduct('one process', signal);
  stopList.add(product.stop);
  const { organizationId } = await signIn(product.url, positions.person);
  await grow(product.database, positions, organizationId);
  const taken = new Map<string, number>();
  for (const [size, rows] of Object.entries(SIZES)) {
    for (const list of scaledLists) {
      const began = performance.now();
      // Nobody recovers these rows: to write them down twice takes minutes.
      await product.database.query(`alter table ${list.table} set unlogged`);
      await grow(product.database, list, organizationId, rows);
      say(`  ${list.title}: ${rows} rows after ${Math.round((performance.now() - began) / 1000)} s`);
    }
    await product.database.query('checkpoint');
    for (const list of scaledLists)
      for (const question of questions) {
        const { authorization } = await signIn(product.url, list.person);
        const path = `${list.path}?${list.asked[question]}`;
        const target = { url: product.url, headers: { authorization }, method: 'GET' as const, requests: [{ path }] };
        const medians: number[] = [];
        // The first round warms up.
        for (let round = -1; round < plan.rounds; round += 1) {
          const { p50, errors } = await load(generator, target, { connections: 1, seconds: plan.seconds }, signal);
          // What takes longer than anybody waits for has failed; it is said so, and the others are still measured.
          if (errors > 0) say(`  ${path}: ${errors} requests failed`);
          if (round >= 0) medians.push(errors > 0 ? Number.POSITIVE_INFINITY : p50);
        }
        taken.set(`${list.title} ${question} ${size}`, median(medians));
        say(`  ${path}, ${rows} rows: ${median(medians).toFixed(2)} ms`);
      }
  }
  const of = (list: ScaledList, question: Question, size: Size) =>
    taken.get(`${list.title} ${question} ${size}`) ?? Number.NaN;
  return scaledLists.map((list) => ({
    list,
    p50: Object.fromEntries(
      questions.map((question) => [
        question,
        { small: of(list, question, 'small'), large: of(list, question, 'large') },
      ]),
    ) as ScaledMeasure['p50'],
  }));
}
