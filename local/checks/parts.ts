import { createHash } from 'node:crypto';
import { LONG, USUAL_SECONDS } from './parts.data.ts';

/** Which of the parts a file belongs to, by its name alone: one more file moves no other, and what shares a database stays together. */
export const partOf = (file: string, parts: number): number =>
  createHash('sha256').update(file).digest().readUInt8() % parts;

/**
 * Files dealt out to parts that run side by side and are to end together: those that take long to whichever has the least
 * so far, the longest first, any other by its name.
 */
export function dealt(
  files: readonly string[],
  parts: number,
  sourceOf: (file: string) => string = (file) => file,
  long: Readonly<Record<string, number>> = LONG,
): string[][] {
  const secondsOf = (file: string): number => long[sourceOf(file)] ?? USUAL_SECONDS;
  const isLong = (file: string): boolean => long[sourceOf(file)] !== undefined;
  const dealing = Array.from({ length: parts }, (_, part) => {
    const usual = files.filter((file) => !isLong(file) && partOf(file, parts) === part);
    return { files: usual, seconds: usual.length * USUAL_SECONDS };
  });
  const byLength = files.filter(isLong).toSorted((one, other) => secondsOf(other) - secondsOf(one));
  for (const file of byLength) {
    const least = dealing.reduce((best, one) => (one.seconds < best.seconds ? one : best));
    least.files.push(file);
    least.seconds += secondsOf(file);
  }
  return dealing.map(({ files: some }) => some);
}
