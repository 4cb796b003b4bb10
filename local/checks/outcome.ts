import { stripVTControlCharacters } from 'node:util';

/** What a step found. */
export interface Outcome {
  passed: number;
  /** What failed, was skipped, or could not run: its name, and below it what its assertions said. */
  failures: string[];
  /** Skipped tests that `NAMED_SKIPS` allows, with their reasons. */
  skips?: string[];
}

export interface Check {
  name: string;
  /** Part of `npm run check`. */
  fast: boolean;
  run(context: CheckContext): Promise<Outcome>;
}

export interface CheckContext {
  /** For logs and reports; kept until the next run. */
  folder: string;
  signal: AbortSignal;
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
  };
}

/**
 * Tests that may be skipped, by full name, each with its reason. A skipped test that is not here
 * counts as failed: nothing is left out without being named.
 */
const NAMED_SKIPS: Record<string, string> = {};

export interface TestResult {
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  /** What its assertions said, as the runner wrote it. */
  messages?: string[];
}

/** Lines of a failed test's messages that stand behind its name. */
const MOST_LINES = 12;

/** The beginning of what failed assertions said, each line set in. */
function beginningOf(messages: string[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'));
  const told = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(0, MOST_LINES);
  return told.map((line) => `\n      ${line.slice(0, 300)}`).join('');
}

/** Counts tests; skipped ones have failed unless they are named. */
export function count(results: TestResult[], named: Record<string, string> = NAMED_SKIPS): Outcome {
  const isNamed = ({ name, state }: TestResult): boolean => state === 'skipped' && named[name] !== undefined;
  return {
    passed: results.filter(({ state }) => state === 'passed').length,
    failures: results
      .filter((result) => result.state !== 'passed' && !isNamed(result))
      .map(({ name, state, messages = [] }) =>
        state === 'skipped' ? `${name} (skipped)` : name + beginningOf(messages),
      ),
    skips: results.filter(isNamed).map(({ name }) => `${name}: ${named[name]}`),
  };
}
