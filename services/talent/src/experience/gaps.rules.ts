type Span = { readonly startMonth: string; readonly endMonth: string | null };
export type Gap = { readonly startMonth: string; readonly endMonth: string; readonly months: number };

/** Fewer months between two entries are a change of jobs. */
const SHORTEST = 3;

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthAt = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

/**
 * Months between entries for which nothing was entered, the latest first. They say nothing about a person: whoever reads
 * them is told the months and no more. What lies after the last entry, or before the first, is none.
 */
export function gapsOf(spans: readonly Span[]): Gap[] {
  const inOrder = spans.toSorted((one, other) => one.startMonth.localeCompare(other.startMonth));
  const gaps: Gap[] = [];
  let covered: number | undefined;
  for (const { startMonth, endMonth } of inOrder) {
    const [start, end] = [numberOf(startMonth), endMonth === null ? Infinity : numberOf(endMonth)];
    const months = covered === undefined ? 0 : start - covered - 1;
    if (covered !== undefined && months >= SHORTEST)
      gaps.push({ startMonth: monthAt(covered + 1), endMonth: monthAt(start - 1), months });
    covered = Math.max(covered ?? end, end);
  }
  return gaps.toReversed();
}
