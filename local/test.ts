// What `npm test` does: every check, those that share nothing side by side and the others one after the other, what failed once more by itself, and the totals at the end.
// `--all` tries everything in every way; `--fast` leaves out what needs services or a browser; `--only=unit,web` runs
// just these; `--file=<pattern>` tests whose path matches; `--failed` what failed the last time; `--shard=1/2` one of several machines' share; `--since <commit>` what a
// change since then touches.
import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { choose, inGroups, needsBuild } from './checks/choice.ts';
import { single, type Check, type CheckContext, type FileTime, type Outcome, type Place } from './checks/outcome.ts';
import { runPlaces } from './checks/places.ts';
import { record, refusal } from './checks/record.ts';
import { report, totals, type StepRow } from './checks/report.ts';
import { mayBeUnstable, tryAgain } from './checks/second-tries.ts';
import { keepTimes, lastTimes, timeLines } from './checks/times.ts';
import { state } from './git.ts';
import { localDir } from './paths.ts';
import { note } from './progress.ts';
import { stopRequest } from './stopping.ts';
import { explain } from './trouble.ts';

const signal = stopRequest();
const folder = join(localDir, 'test');
mkdirSync(folder, { recursive: true });
const before = state();
const began = performance.now();
const secondsSince = (from: number): number => (performance.now() - from) / 1000;

function chosen(): ReturnType<typeof choose> {
  try {
    return choose(process.argv.slice(2), folder);
  } catch (error) {
    note(explain(error));
    process.exit(1);
  }
}
const { checks, only, wanted, tier, whole, triesAgain } = chosen();
if (checks.length === 0 && process.argv.includes('--failed')) {
  note('Nothing failed the last time.');
  process.exit(0);
}
/** Cases that a property draws where all tests run; where some do, as many as it draws by itself. */
const CASES = { gate: '40', all: '1000' };
const times: FileTime[] = [];
const context: CheckContext = { tier, signal, folder, only, wanted, times };
// Journeys read how much of each is to be tried. Properties draw from one seed: what one found is there at its second try.
const FC_SEED = process.env['FC_SEED'] ?? String(randomInt(2 ** 31));
const FC_RUNS = whole ? { FC_RUNS: CASES[tier] } : {};
// A program that loads what another of this run has loaded need not compile it again.
const NODE_COMPILE_CACHE = join(folder, 'compile-cache');
Object.assign(process.env, { TIER: tier, COMMIT: before.commit, FC_SEED, NODE_COMPILE_CACHE, ...FC_RUNS });
note(`Properties draw from FC_SEED=${FC_SEED}.`);
let rows: StepRow[] = [];
async function rowOf(check: Check): Promise<StepRow> {
  const from = performance.now();
  note(`── ${check.name}`);
  const broken = rows.some(({ name, outcome }) => name === 'build' && outcome.failures.length > 0);
  const outcome: Outcome =
    broken && needsBuild(check)
      ? single('not run, because the build failed', false)
      : await check.run(context).catch((error: unknown) => {
          note(explain(error));
          return single(`${check.name}: ${explain(error).split('\n')[0]}`, false);
        });
  return { name: check.name, seconds: secondsSince(from), outcome };
}
const groups = inGroups(checks);
for (const [at, group] of groups.entries()) {
  if (signal.aborted) break;
  for (const { ahead } of groups[at + 1] ?? [])
    if (group.some(({ name }) => name === ahead?.during)) ahead?.begin(context);
  rows.push(...(await Promise.all(group.map(rowOf))));
}
if (triesAgain && !signal.aborted) {
  const from = performance.now();
  const run = (place: Place) => runPlaces(place.suite, [place], context);
  const failedOnce = rows.some(({ outcome }) => (outcome.failed ?? []).length > 0);
  rows = await tryAgain(rows, context, { run, refused: refusal(folder) });
  if (failedOnce)
    rows.push({ name: 'second tries', seconds: secondsSince(from), outcome: { passed: 0, failures: [] } });
}
if (signal.aborted) rows.push({ name: 'stopped', seconds: 0, outcome: single('stopped before the end', false) });
const { passed, failed, unstable } = totals(rows);
const tests = passed + failed + unstable;
// Where there is time for everything, nothing is left to a second try.
const mostUnstable = whole && tier === 'all' ? 0 : mayBeUnstable(tests);
const { good } = record({
  folder,
  rows,
  tier,
  whole,
  mostUnstable,
  seconds: secondsSince(began),
  before,
  after: state(),
});
process.stdout.write(report(rows, mostUnstable, timeLines(times, lastTimes(folder))));
if (whole) keepTimes(folder, times);
process.exit(good ? 0 : 1);
