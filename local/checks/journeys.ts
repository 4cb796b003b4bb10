/** What a journey is tagged with that is another way of a screen that has its main one, and the look at a screen. */
export const TURNS = { otherWay: '@all', look: '@look' } as const;

/** So many of each kind that takes turns run for a commit, however many there are: a screen more makes turns rarer, not the gate longer. */
const AT_ONCE = { otherWay: 3, look: 3, alone: 3 } as const;
type Kind = keyof typeof AT_ONCE | 'flow';

interface Journey {
  tags: string[];
  /** Its file and its titles, behind what may be empty. */
  titlePath(): string[];
}

/** A journey by its file and its titles, as it is known before it runs and while it does. */
export const journeyName = (titlePath: readonly string[]): string => titlePath.filter(Boolean).join(' ');

/** Of which kind a journey is: by its tags, else by its file, which is named where its journeys run for every commit. */
function kindOf(journey: Journey, isFlow: (file: string) => boolean): Kind {
  if (journey.tags.includes(TURNS.otherWay)) return 'otherWay';
  if (journey.tags.includes(TURNS.look)) return 'look';
  return journey.titlePath().some(isFlow) ? 'flow' : 'alone';
}

interface Choosing {
  isFlow: (file: string) => boolean;
  /** So many of some names. */
  draw: (names: readonly string[], atOnce: number) => ReadonlySet<string>;
}

/** How many journeys run for every commit, how many take turns, and which of these are not to run now. */
export function turnsOf<T extends Journey>(journeys: readonly T[], { isFlow, draw }: Choosing) {
  const nameOf = (journey: T): string => journeyName(journey.titlePath());
  const kinds = Map.groupBy(journeys, (journey) => kindOf(journey, isFlow));
  const left = Object.entries(AT_ONCE).flatMap(([kind, atOnce]) => {
    const of = kinds.get(kind as Kind) ?? [];
    const now = draw(of.map(nameOf), atOnce);
    return of.filter((journey) => !now.has(nameOf(journey)));
  });
  const every = kinds.get('flow')?.length ?? 0;
  return { every, turning: journeys.length - every, left };
}

export interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
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

const SLOWEST = 10;

/** What journeys have cost, in seconds of work. */
export function costOf({ suites }: PlaywrightReport): { seconds: number; slowest: string[] } {
  const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const files = suites.map(({ title, file = title, ...suite }) => {
    const results = specsOf({ title, ...suite }).flatMap(({ tests }) => tests.flatMap(({ results: all = [] }) => all));
    return { file, seconds: results.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0) };
  });
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return {
    seconds: Math.round(files.reduce((sum, { seconds }) => sum + seconds, 0)),
    slowest: slowest.map(({ file, seconds }) => `${file} ${Math.round(seconds)} s`),
  };
}

/** Journeys that run for every commit: a tenth more than there were when this was written. */
const MOST_FOR_EVERY_COMMIT = 66;

/** A failure where too many journeys run for every commit. */
export const tooMany = (everyCommit: number, most = MOST_FOR_EVERY_COMMIT): string[] =>
  everyCommit <= most
    ? []
    : [`${everyCommit} journeys run for every commit, and ${most} may: CONTRIBUTING.md says which take turns`];
