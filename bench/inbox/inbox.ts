import { grow } from '../lists/grow.ts';
import { ROWS } from '../lists/list.ts';
import { lists } from '../lists/lists.ts';
import { load, type Generator } from '../load/load.ts';
import { signIn, startProduct } from '../product.ts';
import type { Section } from '../assistant/report.ts';
import type { StopList } from '../../local/stopping.ts';

/** What home's inbox may take, alone, in milliseconds at the median. */
const TARGET_MS = 60;
const PATH = '/api/home/inbox';
/** One of every role with rows of its own, and the administrator, whose rows come from everywhere. */
const readers = [
  'hiring.manager',
  'recruiter',
  'sales.rep',
  'nurse',
  'nurse.manager',
  'analyst',
  'hr.manager',
  'org.admin',
].map((name) => `${name}@meridian.example`);

/** The inbox over lists that have grown: every service is asked, and each finds the rows that are due by an index. */
export async function measureInbox(
  seconds: number,
  generator: Generator,
  say: (line: string) => void,
  stopList: StopList,
  signal: AbortSignal,
): Promise<Section> {
  say(`Starting the product with lists of ${ROWS} rows behind the inbox`);
  const product = await startProduct('one process', signal);
  stopList.add(product.stop);
  const { organizationId } = await signIn(product.url, readers[0] ?? '');
  for (const list of lists) await grow(product.database, list, organizationId);
  const measured: { reader: string; items: number; p50: number }[] = [];
  for (const reader of readers) {
    const { authorization } = await signIn(product.url, reader);
    const response = await fetch(`${product.url}${PATH}`, { headers: { authorization }, signal });
    const { items, missing } = (await response.json()) as { items: unknown[]; missing: string[] };
    if (missing.length > 0) throw new Error(`${reader}: ${missing.join(', ')} did not answer`);
    const target = { url: product.url, headers: { authorization }, method: 'GET' as const, requests: [{ path: PATH }] };
    // The first round warms up.
    await load(generator, target, { connections: 1, seconds: 1 }, signal);
    const { p50, errors } = await load(generator, target, { connections: 1, seconds }, signal);
    if (errors > 0) throw new Error(`${reader}: ${errors} requests failed`);
    say(`  ${reader}: ${items.length} rows, ${p50.toFixed(1)} ms`);
    measured.push({ reader, items: items.length, p50 });
  }
  return {
    title: `The inbox at home over lists of ${ROWS} rows`,
    about: `\`GET ${PATH}\`, one connection`,
    rows: [
      ['reader', 'rows', 'p50 ms'],
      ...measured.map(({ reader, items, p50 }) => [reader.split('@')[0] ?? reader, String(items), p50.toFixed(1)]),
    ],
    verdicts: measured.map(({ reader, p50 }) => ({
      text: `inbox of ${reader}: ${p50.toFixed(1)} ms at the median, target ${TARGET_MS}: ${p50 <= TARGET_MS ? 'reached' : 'missed'}`,
      reached: p50 <= TARGET_MS,
    })),
    notes: [],
  };
}
