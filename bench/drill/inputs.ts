import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../local/paths.ts';
import { markdownTable } from '../figures.ts';
import type { Product } from '../product.ts';

const INPUTS = 25_000;

/** What came of the inputs: see `libs/testing/src/drill-inputs.ts`. */
interface DrillAnswer {
  readonly statuses: readonly (readonly [status: number, count: number])[];
  readonly faults: readonly string[];
  readonly slowest: readonly { readonly name: string; readonly status: number; readonly tookMs: number }[];
}

/** How the product runs while it is tried: as in tests, where every answer is compared with its contract. */
export const TRIED: NodeJS.ProcessEnv = { NODE_ENV: 'test', DEMO: 'true' };

/** Sends generated inputs to every operation. Answers what is to be read and what is wrong. */
export async function drillInputs(
  { url, backing }: Product,
  seed: number,
  signal: AbortSignal,
): Promise<{ document: (where: readonly string[]) => string; lines: string[]; faults: readonly string[] }> {
  const script = join(root, 'libs', 'testing', 'dist', 'drill-inputs.js');
  const env = { ...backing.env, ADDRESS: url, COUNT: String(INPUTS), SEED: String(seed) };
  const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 2 ** 28, signal };
  const { stdout } = await promisify(execFile)(process.execPath, [script], options);
  const { statuses, faults, slowest } = JSON.parse(stdout) as DrillAnswer;
  const counts = statuses.map(([status, count]) => `${status}: ${count.toLocaleString('en-US')}`).join(', ');
  const slow = slowest.map(({ name, status, tookMs }) => [name, String(status), String(Math.round(tookMs))]);
  const table = [['Operation', 'Status', 'ms'], ...slow];
  const verdict =
    faults.length === 0
      ? [
          'None was answered by a failure, and none took longer than a second, or than its contract allows where that is more.',
        ]
      : faults;
  return {
    faults,
    lines: [counts, ...table.map((row) => row.join('  ')), ...verdict],
    document: (where) => `# Tried: ${INPUTS.toLocaleString('en-US')} generated inputs

Written by \`npm run drill -- --only inputs\`. Every operation with an address is asked by people it admits, with inputs made from
its contract in which one or two places are hostile: wrong types, edges and what lies beyond them, days and instants nobody
has, ids in capitals, of nobody or of other rows, texts that cannot be stored. The other ids are mostly those of real rows, so
that what passes the contract reaches the rules and the database. The seed is ${seed}. What is looked for: an answer of 500 or
above, a refusal without the field it is about, and more than a second (or than the deadline of its contract).

${where.map((line) => `- ${line}`).join('\n')}

By status: ${counts}.

The slowest:

${markdownTable(table)}

${verdict.map((line) => `**${line}**`).join('\n')}
`,
  };
}
