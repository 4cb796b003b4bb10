import type { Operation } from '@talent-os/contracts/define';
import { download } from '../../lib/download';
import { counted } from '../../lib/counted';
import { count } from '../../lib/format';
import { wholeCsv } from '../../lib/whole-csv';
import type { ListHandle } from '../../lib/use-list-params';
import { keyOf, type Column } from './column';
import { harmless, pickColumns, writeCsv } from './csv.rules';
import { everyRow } from './every-row';

/** Rows of a file that is made here, page by page. */
const ROWS_MOST = 1_000;

/**
 * Takes the file an operation makes of these filters along, with these columns in their order, or with all of its own.
 * Answers its name.
 */
export async function exportByServer<T>(
  of: Operation,
  input: object,
  columns: readonly Column<T>[] | undefined,
): Promise<string> {
  const known = Object.keys((of.input as unknown as { shape: object }).shape);
  const taken = Object.fromEntries(Object.entries(input).filter(([name]) => known.includes(name)));
  const { filename, csv } = await wholeCsv(of, taken);
  const headings = (columns ?? []).flatMap((column) => column.headings ?? [String(column.title)]);
  download(filename, columns ? pickColumns(csv, headings) : csv, 'text/csv');
  return filename;
}

/** Makes the file here, from the pages of the list. Answers its name, and how much of the list it holds where that is not all. */
export async function exportPages<T>(
  list: ListHandle,
  input: object,
  columns: readonly Column<T>[],
  label: string,
): Promise<string> {
  const { rows, total } = await everyRow<T>(list, input, ROWS_MOST);
  const cut = rows.length < total ? `the first ${count(rows.length)} of ${counted(total, 'rows')}` : undefined;
  const headings = columns.map((column) => String(column.title ?? keyOf(column)));
  const lines = rows.map((row) => columns.map((column) => harmless(textOf(column, row))));
  const filename = `${label.replaceAll(' ', '-')}.csv`;
  download(filename, writeCsv([headings, ...lines, ...(cut ? [[`Only ${cut} are in this file`]] : [])]), 'text/csv');
  return cut ? `${filename}, ${cut},` : filename;
}

function textOf<T>(column: Column<T>, row: T): string {
  if (column.text) return column.text(row);
  const value: unknown = (row as Readonly<Record<string, unknown>>)[keyOf(column)];
  if (Array.isArray(value)) return value.join('; ');
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value as string | number);
}
