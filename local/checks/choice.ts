import { parseArgs } from 'node:util';
import { readTree } from '../fences/tree.ts';
import { changedSince } from '../git.ts';
import { root } from '../paths.ts';
import { explain, UserError } from '../trouble.ts';
import { BROWSER } from './browser.ts';
import { CHART } from './chart.ts';
import { JEST } from './jest.ts';
import { count, type Check, type Place, type Suite, type Tier } from './outcome.ts';
import { partOf } from './parts.ts';
import { runPlaces } from './places.ts';
import { lastFailed } from './record.ts';
import { TOOLS } from './tools.ts';
import { touchedBy } from './touched.ts';

export interface Choice {
  checks: Check[];
  tier: Tier;
  /** Files to look at, where not all. */
  only?: ReadonlySet<string> | undefined;
  /** Which files with tests; all where absent. */
  wanted?: ((path: string) => boolean) | undefined;
  /** All of a tier, so that the run says something of the commit. */
  whole: boolean;
  /** What fails is tried again, alone. */
  triesAgain: boolean;
}

const ALL = [...TOOLS, ...CHART, ...JEST, ...BROWSER];
/** What cannot mean anything when the build failed. */
export const needsBuild = ({ name }: Check): boolean => !TOOLS.some((tool) => tool.name === name);

/** Checks in the order they are run, those that run side by side together. */
export function inGroups(checks: readonly Check[]): Check[][] {
  const groups: Check[][] = [];
  for (const check of checks) {
    const last = groups.at(-1);
    if (last && check.beside !== undefined && last[0]!.beside === check.beside) last.push(check);
    else groups.push([check]);
  }
  return groups;
}

/** What is run of some files: their tests, and what these need. */
const WITH_FILES = ['build', 'unit', 'web', 'integration', 'browser'];

const OPTIONS = {
  all: { type: 'boolean' },
  fast: { type: 'boolean' },
  failed: { type: 'boolean' },
  since: { type: 'string' },
  only: { type: 'string' },
  file: { type: 'string' },
  shard: { type: 'string' },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw new UserError(`${explain(error)}\nThere are ${known.join(', ')}: CONTRIBUTING.md says what each does.`);
  }
}

/** What is to be run: what a push needs unless the arguments say more or less. */
export function choose(args: readonly string[], folder: string): Choice {
  const { all, fast, failed, since, only, file, shard } = read(args);
  if (failed) return failedOnly(folder);
  const tier = all ? 'all' : 'gate';
  const ofTier = ALL.filter((check) => (check.only ?? tier) === tier);
  const checks = fast ? ofTier.filter((check) => check.fast) : ofTier;
  if (since !== undefined) return { checks, tier, only: touchedSince(since), whole: false, triesAgain: false };
  const names = only?.split(',');
  const some = names === undefined ? checks : ALL.filter(({ name }) => names.some((one) => name.startsWith(one)));
  if (shard !== undefined) return { ...shardOf(shard, some), tier, whole: false, triesAgain: true };
  if (file !== undefined) {
    const pattern = new RegExp(file);
    const withFiles = names === undefined ? checks.filter(({ name }) => WITH_FILES.includes(name)) : some;
    return { checks: withFiles, tier: 'all', wanted: (path) => pattern.test(path), whole: false, triesAgain: true };
  }
  return { checks: some, tier, whole: names === undefined && !fast, triesAgain: true };
}

/** One of several machines' share: `2/3`. Files are dealt out by their paths; what has none is the first machine's. */
function shardOf(shard: string, checks: Check[]): Pick<Choice, 'checks' | 'wanted'> {
  const [nth = 0, of = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(shard) ?? []).slice(1).map(Number);
  if (nth < 1 || nth > of)
    throw new UserError(`"${shard}" is no part of the tests. For example: npm test -- --shard=1/2`);
  return {
    checks: nth === 1 ? checks : checks.filter(({ name }) => WITH_FILES.includes(name)),
    wanted: (path) => partOf(`shard ${path}`, of) === nth - 1,
  };
}

/** What failed the last time, after a build: whole checks where the check itself failed, else the places. */
function failedOnly(folder: string): Choice {
  const { checks, places } = lastFailed(folder);
  const again = [...Map.groupBy(places, ({ suite }) => suite)].map(([suite, some]) => checkOf(suite, some));
  const whole = ALL.filter(({ name }) => checks.includes(name) || (name === 'build' && again.length > 0));
  return { checks: [...whole, ...again], tier: 'all', whole: false, triesAgain: false };
}

const checkOf = (suite: Suite, places: readonly Place[]): Check => ({
  name: `again: ${suite}`,
  fast: false,
  run: async (context) => count(await runPlaces(suite, places, context)),
});

function touchedSince(commit: string): ReadonlySet<string> | undefined {
  const changed = changedSince(commit);
  if (changed === undefined)
    throw new UserError(`There is no commit "${commit}". For example: npm run check -- --since main`);
  return touchedBy(changed, readTree(root));
}
