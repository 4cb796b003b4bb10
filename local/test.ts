// What `npm test` does: every check one after the other, and the totals at the end.
// `--fast` leaves out what needs services or a browser; `--only=unit,web` runs just these.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER } from './checks/browser.ts';
import { JEST } from './checks/jest.ts';
import { single, type Check, type Outcome } from './checks/outcome.ts';
import { report, type StepRow } from './checks/report.ts';
import { TOOLS } from './checks/tools.ts';
import { localDir } from './paths.ts';
import { note } from './progress.ts';
import { stopRequest } from './stopping.ts';
import { explain } from './trouble.ts';

// What cannot mean anything when the build failed.
const NEED_BUILD = [...JEST, ...BROWSER];

function chosen(args: string[]): Check[] {
  const all = [...TOOLS, ...JEST, ...BROWSER];
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  if (only !== undefined) return all.filter(({ name }) => only.some((one) => name.startsWith(one)));
  return args.includes('--fast') ? all.filter(({ fast }) => fast) : all;
}

const signal = stopRequest();
const context = { signal, folder: join(localDir, 'test') };
mkdirSync(context.folder, { recursive: true });
const rows: StepRow[] = [];
for (const check of chosen(process.argv.slice(2))) {
  if (signal.aborted) break;
  const began = performance.now();
  note(`── ${check.name}`);
  const broken = rows.some(({ name, outcome }) => name === 'build' && outcome.failures.length > 0);
  const skip = broken && NEED_BUILD.includes(check);
  const outcome: Outcome = skip
    ? single('not run, because the build failed', false)
    : await check.run(context).catch((error: unknown) => {
        note(explain(error));
        return single(`${check.name}: ${explain(error).split('\n')[0]}`, false);
      });
  rows.push({ name: check.name, seconds: (performance.now() - began) / 1000, outcome });
}
if (signal.aborted) rows.push({ name: 'stopped', seconds: 0, outcome: single('stopped before the end', false) });
process.stdout.write(report(rows));
process.exit(rows.some(({ outcome }) => outcome.failures.length > 0) || rows.length === 0 ? 1 : 0);
