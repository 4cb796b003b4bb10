import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../files.ts';
import type { Failed, Place, Tier, Unstable } from './outcome.ts';
import { totals, type StepRow, type Totals } from './report.ts';
import { LOAN_DAYS, NAMED_UNSTABLE, type Loan } from './unstable.data.ts';

/** What a hook reads: whether this commit has been tested, and how it came out. */
interface LastRun extends Totals {
  commit: string;
  /** The files were those of the commit, before and after. */
  clean: boolean;
  /** `gate` is `npm test`, `all` is `npm run test:all`. */
  tier: Tier;
  /** Nothing failed. */
  good: boolean;
  seconds: number;
  ended: string;
}

const LAST_RUN = 'last-run.json';
const UNSTABLE = 'unstable.json';
const FAILED = 'failed.json';

const write = (folder: string, file: string, value: unknown): void =>
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);

interface Sighting {
  name: string;
  place: Place;
  among: Unstable['among'];
  message: string;
  /** The commits and days of the runs in which it was unstable on this machine. */
  seen: { commit: string; ended: string }[];
}

const sightings = (folder: string): Sighting[] => readJson<Sighting[]>(join(folder, UNSTABLE)) ?? [];

/** Adds what was unstable in a run to what was before; what has been mended since is forgotten with its row. */
function addSightings(folder: string, unstable: Unstable[], run: { commit: string; ended: string }): void {
  const known = new Map(sightings(folder).map((one) => [one.name, one]));
  for (const { name, place, among, message } of unstable) {
    known.set(name, { name, place, among, message, seen: [...(known.get(name)?.seen ?? []), run] });
  }
  write(folder, UNSTABLE, [...known.values()]);
}

const DAY_MS = 86_400_000;

/** Why a test is not tried a second time; nothing where it is. */
export function refusal(
  folder: string,
  named: Readonly<Record<string, Loan>> = NAMED_UNSTABLE,
  now = Date.now(),
): (test: Failed) => string | undefined {
  const before = new Map(sightings(folder).map((one) => [one.name, one.seen.at(-1)?.ended ?? '']));
  return ({ name }) => {
    const loan = named[name];
    if (loan) {
      const over = now - Date.parse(loan.since) > LOAN_DAYS * DAY_MS;
      return over ? `named as unstable since ${loan.since}, which is more than ${LOAN_DAYS} days: mend it` : undefined;
    }
    const last = before.get(name);
    return last === undefined
      ? undefined
      : `unstable here before (${last.slice(0, 10)}): mend it, or name it in local/checks/unstable.data.ts`;
  };
}

/** What did not come out well the last time: checks by name, and places. */
interface LastFailed {
  checks: string[];
  places: Place[];
}

export const lastFailed = (folder: string): LastFailed =>
  readJson<LastFailed>(join(folder, FAILED)) ?? { checks: [], places: [] };

function failedOf(rows: StepRow[]): LastFailed {
  const bad = rows.filter(({ outcome }) => outcome.failures.length > 0);
  const places = bad.flatMap(({ outcome }) => (outcome.failed ?? []).map(({ place }) => place));
  const byKey = new Map(places.map((place) => [JSON.stringify(place), place]));
  // What failed without standing anywhere is the check itself.
  const whole = bad.filter(({ outcome }) => (outcome.failed ?? []).length < outcome.failures.length);
  return { checks: whole.map(({ name }) => name), places: [...byKey.values()] };
}

interface Run {
  folder: string;
  rows: StepRow[];
  tier: Tier;
  whole: boolean;
  mostUnstable: number;
  seconds: number;
  before: { commit: string; clean: boolean };
  after: { commit: string; clean: boolean };
}

/** Leaves behind what the next run, a hook and a person want to know of this one. */
export function record({ folder, rows, tier, whole, mostUnstable, seconds, before, after }: Run): LastRun {
  const { passed, failed, unstable } = totals(rows, mostUnstable);
  const last: LastRun = {
    commit: before.commit,
    clean: before.clean && after.clean && before.commit === after.commit,
    tier,
    good: failed === 0 && passed > 0,
    passed,
    failed,
    unstable,
    seconds: Math.round(seconds),
    ended: new Date().toISOString(),
  };
  addSightings(
    folder,
    rows.flatMap(({ outcome }) => outcome.unstable ?? []),
    { commit: before.commit, ended: last.ended },
  );
  write(folder, FAILED, failedOf(rows));
  // A part says nothing about the whole.
  if (whole) write(folder, LAST_RUN, last);
  return last;
}

/** The stamp of the last run; nothing where there was none. */
export const lastRun = (folder: string): LastRun | undefined =>
  existsSync(join(folder, LAST_RUN)) ? readJson<LastRun>(join(folder, LAST_RUN)) : undefined;
