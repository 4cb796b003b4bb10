/** What a step found. */
export interface Outcome {
  passed: number;
  /** Names of what failed, was skipped, or could not run. */
  failures: string[];
  /** Skipped tests that `NAMED_SKIPS` allows, with their reasons. */
  skips?: string[];
  /** Those of the failures that stand somewhere and can be tried again. */
  failed?: Failed[];
  /** What came out one way among others and another way alone. */
  unstable?: Unstable[];
}

/** The ways tests run; each knows how to run one file with nothing beside it (`places.ts`). */
export type Suite =
  | 'unit'
  | 'web'
  | 'one process'
  | 'split'
  | 'own'
  | 'alone'
  | 'runner'
  | 'runner with services'
  | 'browser';

/** What is run in one go: a file in one way of running it, or one journey of a file whose journeys know nothing of each other. */
export interface Place {
  suite: Suite;
  /** From the repository's root. */
  file: string;
  /** Titles above and of the one test that is meant; the whole file where absent. */
  titles?: string[];
  /** All that a run was to run which did not come about; `file` is then what the run is called. */
  files?: string[];
}

export interface Failed {
  /** As `failures` has it. */
  name: string;
  message: string;
  place: Place;
}

export interface Unstable extends Failed {
  /** What it was among the others; alone it was the opposite. */
  among: 'failed' | 'passed';
}

export interface Check {
  name: string;
  /** Part of `npm run check`. */
  fast: boolean;
  /** Part of `npm run test:all` alone. */
  only?: 'all';
  /** Checks that follow each other with the same word here run side by side: they share nothing but the machine. */
  beside?: string;
  /** Begins what it needs while the check of this name runs, where that is the one before it. */
  ahead?: { during: string; begin(context: CheckContext): void };
  run(context: CheckContext): Promise<Outcome>;
}

/** How much is tried: `npm test` before every push, `npm run test:all` in whatever time it takes. */
export type Tier = 'gate' | 'all';

export interface CheckContext {
  tier: Tier;
  /** For logs and reports; kept until the next run. */
  folder: string;
  signal: AbortSignal;
  /** Which files to look at, from the root; all where absent. */
  only?: ReadonlySet<string> | undefined;
  /** Which files with tests, by their paths from the root; all where absent. */
  wanted?: ((path: string) => boolean) | undefined;
  /** How long files took, as they end. */
  times: FileTime[];
}

export interface FileTime {
  suite: Suite;
  /** From the repository's root. */
  file: string;
  seconds: number;
}

/** The outcome of a step without tests of its own. */
export const single = (name: string, good: boolean): Outcome =>
  good ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };

/** Several outcomes as one. */
export function sum(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    skips: outcomes.flatMap(({ skips = [] }) => skips),
    failed: outcomes.flatMap(({ failed = [] }) => failed),
  };
}

/**
 * Tests that may be skipped, by full name, each with its reason. A skipped test that is not here
 * counts as failed: nothing is left out without being named.
 */
const NAMED_SKIPS: Record<string, string> = {
  "the image's own backup holds all there is, and is restored into an empty database":
    'this machine has no pg_dump that reads its Postgres; the image brings its own',
};

export interface TestResult {
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  /** What it said when it failed. */
  message?: string;
  /** Where it stands; absent for what belongs to no test. */
  place?: Place;
}

/** Counts tests; skipped ones have failed unless they are named. */
export function count(results: TestResult[], named: Record<string, string> = NAMED_SKIPS): Outcome {
  const isNamed = ({ name, state }: TestResult): boolean => state === 'skipped' && named[name] !== undefined;
  const bad = results
    .filter((result) => result.state !== 'passed' && !isNamed(result))
    .map((result) => ({ ...result, name: nameOf(result) }));
  const failed = bad.flatMap(({ name, message = '', place }) => (place ? [{ name, message, place }] : []));
  return {
    passed: results.filter(({ state }) => state === 'passed').length,
    failures: bad.map(({ name }) => name),
    skips: results.filter(isNamed).map(({ name }) => `${name}: ${named[name]}`),
    ...(failed.length > 0 && { failed }),
  };
}

/** How a result is called where it is reported. */
export const nameOf = ({ name, state }: TestResult): string => (state === 'skipped' ? `${name} (skipped)` : name);

/** The results under names that say in which way of running them they came about. */
export const under = (prefix: string, results: TestResult[]): TestResult[] =>
  results.map((result) => ({ ...result, name: `${prefix}: ${result.name}` }));
