import type { Outcome } from './outcome.ts';

export interface StepRow {
  name: string;
  seconds: number;
  outcome: Outcome;
}

/** The end of a test run: what failed, a table of steps, and the totals as the last line. */
export function report(rows: StepRow[]): string {
  const failures = rows.flatMap(({ name, outcome }) => outcome.failures.map((failure) => `  [${name}] ${failure}`));
  const skips = rows.flatMap(({ outcome }) => (outcome.skips ?? []).map((skip) => `  ${skip}`));
  const width = Math.max(4, ...rows.map(({ name }) => name.length));
  const line = (name: string, passed: string, failed: string, time: string): string =>
    `${name.padEnd(width)}  ${passed.padStart(7)}  ${failed.padStart(7)}  ${time.padStart(9)}`;
  const table = rows.map(({ name, seconds, outcome }) =>
    line(name, String(outcome.passed), String(outcome.failures.length), `${seconds.toFixed(1)} s`),
  );
  const passed = rows.reduce((total, { outcome }) => total + outcome.passed, 0);
  return [
    '',
    ...(failures.length > 0 ? ['Failed:', ...failures, ''] : []),
    ...(skips.length > 0 ? ['Skipped, as named:', ...skips, ''] : []),
    line('Step', 'passed', 'failed', 'time'),
    ...table,
    '',
    `${passed} passed, ${failures.length} failed`,
    '',
  ].join('\n');
}
