import type { Operation } from '@talent-os/contracts/define';
import { download } from '@/lib/download';
import { wholeCsv } from '@/lib/whole-csv';
import type { ListHandle } from '@/lib/use-list-params';
import { keyOf, type Column } from './column';
import { harmless, pickColumns, writeCsv } from './csv.rules';
import { pagesOf } from './every-row';

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

/** Makes the file here, from every page of the list. Answers its name. */
export async function exportPages<T>(
  list: ListHandle,
  input: object,
  columns: readonly Column<T>[],
  label: string,
): Promise<string> {
  const pieces = [writeCsv([columns.map((column) => String(column.title ?? keyOf(column)))])];
  // A page is a text as soon as it is here: the rows of the whole list are never held at once.
  for await (const { items } of pagesOf(list, input))
    pieces.push(writeCsv((items as readonly T[]).map((row) => columns.map((column) => harmless(textOf(column, row))))));
  const filename = `${label.replaceAll(' ', '-')}.csv`;
  download(filename, pieces.join(''), 'text/csv');
  return filename;
}

function textOf<T>(column: Column<T>, row: T): string {
  if (column.text) return column.text(row);
  const value: unknown = (row as Readonly<Record<string, unknown>>)[keyOf(column)];
  if (Array.isArray(value)) return value.join('; ');
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value as string | number);
}
