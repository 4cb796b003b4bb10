import { createHash } from 'node:crypto';
import type { TestResult } from './outcome.ts';

const THIRDS = 3;

/** Whether what has this name falls to a commit: one in so many does, the same wherever the commit is tested. */
export const fallsTo = (commit: string, name: string, turns = THIRDS): boolean =>
  createHash('sha256').update(`${commit} ${name}`).digest().readUInt32BE() % turns === 0;

/** About so many of the journeys that take turns run for a commit, however many there are: a screen more makes turns rarer, not the gate longer. */
const TURNS_AT_ONCE = 40;

/** What journeys that take turns are tagged with. */
export const TURNS = '@all';

interface Journey {
  tags: string[];
  /** Its file and its titles, behind what may be empty. */
  titlePath(): string[];
}

/** A journey by its file and its titles, as it is known before it runs and while it does. */
export const journeyName = (titlePath: readonly string[]): string => titlePath.filter(Boolean).join(' ');

/** How many journeys run for every commit, those that take turns, and which of these are not to run now. */
export function turnsOf<T extends Journey>(journeys: readonly T[], isTurn: (name: string, turns: number) => boolean) {
  const turning = journeys.filter(({ tags }) => tags.includes(TURNS));
  const turns = Math.max(1, Math.round(turning.length / TURNS_AT_ONCE));
  const left = turning.filter((journey) => !isTurn(journeyName(journey.titlePath()), turns));
  return { every: journeys.length - turning.length, turning, left };
}

export interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    /** Without the sign they begin with. */
    tags?: string[];
    tests: {
      projectName: string;
      status: string;
      results?: { duration?: number; errors?: { message?: string }[] }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/**
 * Journeys that run for every commit, without the one of each screen: what comes beyond takes turns, or stands in the
 * place of another (CONTRIBUTING.md, "Which test belongs where"). A tenth more than there were when this was written.
 */
const MOST_FOR_EVERY_COMMIT = 110;
const OF_EACH_SCREEN = 'screens.spec.ts';
const SLOWEST = 10;

/** What journeys have cost, and how many of them do so for every commit. */
export function costOf({ suites }: PlaywrightReport): { everyCommit: number; seconds: number; slowest: string[] } {
  const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const files = suites.map(({ title, file = title, ...suite }) => {
    const specs = specsOf({ title, ...suite });
    const results = specs.flatMap(({ tests }) => tests.flatMap(({ results: all = [] }) => all));
    const seconds = results.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0);
    const always = specs.filter(({ tags = [] }) => !tags.includes(TURNS.slice(1)));
    return { file, seconds, everyCommit: file === OF_EACH_SCREEN ? 0 : always.length };
  });
  const total = (of: 'seconds' | 'everyCommit'): number => files.reduce((sum, one) => sum + one[of], 0);
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return {
    everyCommit: total('everyCommit'),
    seconds: Math.round(total('seconds')),
    slowest: slowest.map(({ file, seconds }) => `${file} ${Math.round(seconds)} s`),
  };
}

/** A failure where too many journeys run for every commit. */
export const tooMany = (everyCommit: number, most = MOST_FOR_EVERY_COMMIT): TestResult[] =>
  everyCommit <= most
    ? []
    : [
        {
          name: `${everyCommit} journeys run for every commit, and ${most} may: CONTRIBUTING.md says which take turns`,
          state: 'failed',
        },
      ];
