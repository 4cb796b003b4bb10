import { note } from '../progress.ts';
import { explain } from '../trouble.ts';
import {
  count,
  nameOf,
  sum,
  type CheckContext,
  type Failed,
  type Outcome,
  type Place,
  type TestResult,
} from './outcome.ts';
import type { StepRow } from './report.ts';

/** How many tests may be unstable before a run fails for that alone: three in a thousand, and never more than these. */
const MOST = 20;
export const mayBeUnstable = (tests: number): number => Math.min(MOST, Math.ceil(tests * 0.003));

/** As many places are tried again in any case: what they are is worth knowing where only a part runs. */
const FEW = 5;

/** What is left of a run is tried again for no longer than this: where that is not enough, the run was no good. */
const LONGEST_MS = 12 * 60_000;

export interface SecondTries {
  /** Runs one place by itself, on a product of its own. */
  run(place: Place, context: CheckContext): Promise<TestResult[]>;
  /** Why a test gets no second try; nothing where it gets one. */
  refused?(test: Failed): string | undefined;
  now?(): number;
}

const keyOf = (place: Place): string => JSON.stringify([place.suite, place.file, place.titles]);

/**
 * Runs what failed once more, each place by itself when everything else has ended. What passes then is unstable: it is
 * no longer among the failures, and the report names it. Nothing is tried again where so much failed that it can be no
 * accident.
 */
export async function tryAgain(rows: StepRow[], context: CheckContext, tries: SecondTries): Promise<StepRow[]> {
  const { refused = () => undefined, now = () => performance.now() } = tries;
  const all = rows.flatMap(({ outcome }) => outcome.failed ?? []);
  const tests = rows.reduce((total, { outcome }) => total + outcome.passed + outcome.failures.length, 0);
  const most = mayBeUnstable(tests);
  const places = Map.groupBy(all, ({ place }) => keyOf(place));
  if (places.size > Math.max(most, FEW)) {
    note(
      `── tests failed in ${places.size} places, and ${most} of ${tests} tests may be unstable: none is tried again`,
    );
    return rows;
  }
  const end = now() + LONGEST_MS;
  const known = new Map<string, Outcome>();
  for (const [key, failed] of places) {
    const place = failed[0]!.place;
    const why = failed.map(refused).find((reason) => reason !== undefined);
    if (why !== undefined) note(`── no second try: ${failed[0]!.name}: ${why}`);
    if (why !== undefined || context.signal.aborted || now() > end) continue;
    note(`── again, alone: ${place.suite}: ${[place.file, ...(place.titles ?? [])].join(' › ')}`);
    const results = await tries.run(place, context).catch((error: unknown) => {
      note(explain(error));
      return [];
    });
    known.set(key, judge(failed, results));
  }
  return rows.map((row) => ({ ...row, outcome: decide(row.outcome, known) }));
}

/** What comes of a place that was run among others and then alone. */
function judge(failed: Failed[], results: TestResult[]): Outcome {
  const [{ name, message, place }] = failed as [Failed];
  // A run that did not come about told nothing of its tests: what they say now is all there is.
  if (place.files !== undefined) {
    const came = results.some((result) => result.place !== undefined && result.place.files === undefined);
    return came ? { ...count(results), unstable: [{ name, message, place, among: 'failed' }] } : UNDECIDED;
  }
  const passes = new Set(results.filter(({ state }) => state === 'passed').map((result) => result.name));
  const before = new Set(failed.map((one) => one.name));
  // What needs the others to pass is as little to be relied on as what fails among them.
  const needsOthers = results.filter((result) => result.state === 'failed' && !before.has(nameOf(result)));
  return {
    passed: -needsOthers.length,
    failures: [],
    unstable: [
      ...failed.filter((one) => passes.has(ranAs(one))).map((one) => ({ ...one, among: 'failed' as const })),
      ...needsOthers.map((one) => ({ name: one.name, message: one.message ?? '', place, among: 'passed' as const })),
    ],
  };
}

const UNDECIDED: Outcome = { passed: 0, failures: [] };
/** What was skipped goes by its own name when it runs. */
const ranAs = ({ name }: Failed): string => name.replace(/ \(skipped\)$/, '');

/** What a step found, by what its places have come to. */
function decide(outcome: Outcome, known: ReadonlyMap<string, Outcome>): Outcome {
  const { failed = [] } = outcome;
  const seen = [...new Set(failed.map(({ place }) => keyOf(place)))].flatMap((key) => known.get(key) ?? []);
  const unstable = seen.flatMap((one) => one.unstable ?? []);
  if (unstable.length === 0) return outcome;
  const forgiven = new Set(unstable.filter(({ among }) => among === 'failed').map(({ name }) => name));
  const left = sum([outcome, ...seen]);
  return {
    ...left,
    failures: left.failures.filter((name) => !forgiven.has(name)),
    failed: (left.failed ?? []).filter(({ name }) => !forgiven.has(name)),
    unstable,
  };
}
