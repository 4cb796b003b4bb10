import { figureIn } from '../present/sentence.js';
import { rowsAt, valueAt } from '../present/paths.js';
import type { Source, SourceField } from './types.js';

/** A row and the rows it stands in, its own first. */
export type SourceRow = readonly unknown[];

/** The rows of a source in an answer of its operation. */
export function rowsOf(output: unknown, { lists }: Pick<Source, 'lists'>): SourceRow[] {
  let rows: SourceRow[] = [[output]];
  lists.forEach((path, level) => {
    rows = rows.flatMap((row) => rowsAt(row[0], path).map((own): SourceRow => (level === 0 ? [own] : [own, ...row])));
  });
  return rows;
}

export const valueIn = (row: SourceRow, { depth, path, figure }: SourceField): unknown =>
  figure ? figureIn(figure, row[depth]) : (valueAt(row[depth], path) ?? null);
