import type { Figure, Parts } from './reading.js';
import { valueIn, type SourceRow } from './rows.js';

/** One part of rows: what they have in common, and its figure; none where no row has one. */
export type Part = {
  readonly value: unknown;
  readonly said?: string | undefined;
  readonly rows: readonly SourceRow[];
  readonly figure: number | undefined;
};

/** The parts of rows with their figures; those that were named in their order, else the largest figure first. */
export function tallyOf(
  { by, only, figure, end }: Parts,
  rows: readonly SourceRow[],
  passes: (row: SourceRow, filter: NonNullable<Parts['only']>[number]) => boolean,
): readonly Part[] {
  if (only)
    return only.map((filter) => {
      const own = rows.filter((row) => passes(row, filter));
      const values = [...new Set(own.map((row) => valueIn(row, by)))];
      const one = filter.test.kind === 'in' && values.length === 1 ? values[0] : undefined;
      return {
        value: one,
        said: one === undefined ? filter.said : undefined,
        rows: own,
        figure: figureOf(figure, own),
      };
    });
  const groups = Map.groupBy(rows, (row) => valueIn(row, by));
  const sign = end === 'least' ? 1 : -1;
  return [...groups]
    .filter(([value]) => end === undefined || value !== null)
    .map(([value, own]) => ({ value, rows: own, figure: figureOf(figure, own) }))
    .toSorted((a, b) => sign * ((a.figure ?? 0) - (b.figure ?? 0)));
}

function figureOf(figure: Figure, rows: readonly SourceRow[]): number | undefined {
  if (figure.of === 'count') return rows.length;
  const numbers = rows.map((row) => valueIn(row, figure.field)).filter((value) => typeof value === 'number');
  if (numbers.length === 0) return undefined;
  const sum = numbers.reduce((total, value) => total + value, 0);
  return figure.of === 'mean' ? sum / numbers.length : sum;
}
