import type { Outcome, Unstable } from './outcome.ts';

export interface StepRow {
  name: string;
  seconds: number;
  outcome: Outcome;
}

export interface Totals {
  passed: number;
  failed: number;
  /** What failed among others and passed alone, or the other way round. */
  unstable: number;
}

const unstableOf = (rows: StepRow[]): Unstable[] => rows.flatMap(({ outcome }) => outcome.unstable ?? []);

/** What a run comes to. Where more is unstable than may be, the unstable have failed. */
export function totals(rows: StepRow[], mostUnstable = Number.POSITIVE_INFINITY): Totals {
  const unstable = unstableOf(rows).length;
  const failed = rows.reduce((total, { outcome }) => total + outcome.failures.length, 0);
  const tooMany = unstable > mostUnstable;
  return {
    passed: rows.reduce((total, { outcome }) => total + outcome.passed, 0),
    failed: failed + (tooMany ? unstable : 0),
    unstable: tooMany ? 0 : unstable,
  };
}

const WAYS = { failed: 'failed among others, passed alone', passed: 'passed among others, failed alone' };
/** As much of what an unstable test said as tells what it is about; the rest stands in the file. */
const LINES = 6;
/** Of what failed there is more to say. */
const LINES_OF_FAILED = 12;

/** The beginning of what a test said, each line set in. */
const told = (message: string, lines: number): string[] =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, lines)
    .map((line) => `    | ${line.slice(0, 300)}`);

/** What failed in a step, each with what it said. */
function failedLines({ name, outcome }: StepRow): string[] {
  const said = new Map((outcome.failed ?? []).map((test) => [test.name, test.message]));
  return outcome.failures.flatMap((failure) => [
    `  [${name}] ${failure}`,
    ...told(said.get(failure) ?? '', LINES_OF_FAILED),
  ]);
}

function unstableLines(unstable: Unstable[], most: number): string[] {
  if (unstable.length === 0) return [];
  const tooMany = unstable.length > most;
  const heading = tooMany ? `Unstable, and more than the ${most} that may be: these have failed:` : 'Unstable:';
  const one = ({ name, message, place, among }: Unstable): string[] => [
    `  [${place.suite}] ${name}`,
    `    ${WAYS[among]}; ${place.file}`,
    ...told(message, LINES),
  ];
  return [heading, ...unstable.flatMap(one), ''];
}

/** The end of a test run: what failed, what was unstable, lines about what took how long, a table of steps, and the totals as the last line. */
export function report(rows: StepRow[], mostUnstable = Number.POSITIVE_INFINITY, times: string[] = []): string {
  const failures = rows.flatMap(failedLines);
  const skips = rows.flatMap(({ outcome }) => (outcome.skips ?? []).map((skip) => `  ${skip}`));
  const width = Math.max(4, ...rows.map(({ name }) => name.length));
  const line = (name: string, ...figures: string[]): string =>
    [name.padEnd(width), ...figures.map((figure) => figure.padStart(9))].join('');
  const table = rows.map(({ name, seconds, outcome }) =>
    line(
      name,
      String(outcome.passed),
      String(outcome.failures.length),
      String(outcome.unstable?.length ?? 0),
      `${seconds.toFixed(1)} s`,
    ),
  );
  const { passed, failed, unstable } = totals(rows, mostUnstable);
  return [
    '',
    ...(failures.length > 0 ? ['Failed:', ...failures, ''] : []),
    ...unstableLines(unstableOf(rows), mostUnstable),
    ...(skips.length > 0 ? ['Skipped, as named:', ...skips, ''] : []),
    ...times,
    line('Step', 'passed', 'failed', 'unstable', 'time'),
    ...table,
    '',
    ...(unstable > 0 ? [`${unstable} unstable, of at most ${mostUnstable}: .local/test/unstable.json`] : []),
    `${passed} passed, ${failed} failed`,
    '',
  ].join('\n');
}
