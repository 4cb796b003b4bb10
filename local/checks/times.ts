import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../files.ts';
import type { FileTime } from './outcome.ts';

const TIMES = 'times.json';
/** So many files are named in a report, the slowest first. */
const MOST = 20;
/** What takes twice as long is named, unless the difference is no more than a machine's mood. */
const TWICE = 2;
const MOOD_S = 5;

const keyOf = ({ suite, file }: FileTime): string => `${suite} ${file}`;

/** How long each file took in the last whole run on this machine; nothing where there was none. */
export const lastTimes = (folder: string): FileTime[] => readJson<FileTime[]>(join(folder, TIMES)) ?? [];

export const keepTimes = (folder: string, times: readonly FileTime[]): void =>
  writeFileSync(join(folder, TIMES), `${JSON.stringify(times, null, 1)}\n`);

/** Lines about the slowest files, and about those that take twice what they took the last time. */
export function timeLines(times: readonly FileTime[], before: readonly FileTime[]): string[] {
  const known = new Map(before.map((one) => [keyOf(one), one.seconds]));
  const sorted = times.toSorted((one, other) => other.seconds - one.seconds);
  const line = ({ suite, file, seconds }: FileTime): string =>
    `  ${seconds.toFixed(1).padStart(6)} s  [${suite}] ${file}`;
  const slower = sorted.flatMap((one) => {
    const then = known.get(keyOf(one));
    const isSlower = then !== undefined && one.seconds > then * TWICE && one.seconds > then + MOOD_S;
    return isSlower ? [`${line(one)}, ${then.toFixed(1)} s the last time`] : [];
  });
  return [
    ...(sorted.length > 0
      ? [`The ${Math.min(MOST, sorted.length)} slowest files:`, ...sorted.slice(0, MOST).map(line), '']
      : []),
    ...(slower.length > 0 ? ['Twice as slow as the last time:', ...slower, ''] : []),
  ];
}
