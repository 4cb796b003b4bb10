import { readTree } from '../fences/tree.ts';
import { changedSince } from '../git.ts';
import { root } from '../paths.ts';
import { UserError } from '../trouble.ts';
import { BROWSER } from './browser.ts';
import { CHART } from './chart.ts';
import { JEST } from './jest.ts';
import { count, type Check, type Place, type Suite, type Tier } from './outcome.ts';
import { runPlaces } from './places.ts';
import { lastFailed } from './record.ts';
import { TOOLS } from './tools.ts';
import { touchedBy } from './touched.ts';

export interface Choice {
  checks: Check[];
  tier: Tier;
  /** Files to look at, where not all. */
  only?: ReadonlySet<string> | undefined;
  file?: RegExp | undefined;
  /** All of a tier, so that the run says something of the commit. */
  whole: boolean;
  /** What fails is tried again, alone. */
  triesAgain: boolean;
}

const ALL = [...TOOLS, ...CHART, ...JEST, ...BROWSER];
/** What cannot mean anything when the build failed. */
export const needsBuild = ({ name }: Check): boolean => !TOOLS.some((tool) => tool.name === name);

/** What is run of some files: their tests, and what these need. */
const WITH_FILES = ['build', 'unit', 'web', 'integration', 'browser'];

/** The value of `--name=value` or `--name value`. */
export function option(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at === -1) return undefined;
  return args[at]!.split('=')[1] ?? args[at + 1] ?? '';
}

/** What is to be run: what a push needs unless the arguments say more or less. */
export function choose(args: readonly string[], folder: string): Choice {
  if (args.includes('--failed')) return failedOnly(folder);
  const tier = args.includes('--all') ? 'all' : 'gate';
  const ofTier = ALL.filter(({ only = tier }) => only === tier);
  const since = option(args, 'since');
  const checks = args.includes('--fast') ? ofTier.filter(({ fast }) => fast) : ofTier;
  if (since !== undefined) return { checks, tier, only: touchedSince(since), whole: false, triesAgain: false };
  const names = option(args, 'only')?.split(',');
  const some = names === undefined ? checks : ALL.filter(({ name }) => names.some((one) => name.startsWith(one)));
  const file = option(args, 'file');
  if (file !== undefined) {
    const withFiles = names === undefined ? checks.filter(({ name }) => WITH_FILES.includes(name)) : some;
    return { checks: withFiles, tier: 'all', file: new RegExp(file), whole: false, triesAgain: true };
  }
  return { checks: some, tier, whole: names === undefined && checks === ofTier, triesAgain: true };
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
