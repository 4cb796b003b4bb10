import type { Operation } from '@talent-os/contracts';
import type { Ctx } from './context.js';
import { csvOf, type Column } from './csv-of.js';
import { todayOf } from './people/timezone-of.js';

type ExportOptions = {
  /** Rows that match in all, where the rows do not carry it themselves. */
  readonly total?: number | undefined;
  /** Of the amounts. */
  readonly currency?: string;
  /** Leads to the rows in the answer of the list. */
  readonly at?: string;
  /** What the file is of, where that is not the day it is made. */
  readonly of?: string;
};

/** What an export of rows answers: a page of the file, called by what its rows are, with the columns of their list. */
export async function exportOf<Row extends object>(
  ctx: Ctx,
  name: string,
  list: Operation,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { total, currency, at = 'out.items', of }: ExportOptions = {},
): Promise<{ filename: string; csv: string; total: number }> {
  const [first] = rows as readonly { readonly total?: number }[];
  return {
    filename: `${name}-${of ?? (await todayOf(ctx))}.csv`,
    csv: csvOf(list, at, columns, rows, currency),
    total: total ?? first?.total ?? 0,
  };
}
