import {
  FAULTS_SHOWN,
  IMPORT_ROWS_MOST,
  importColumns,
  type ImportKind,
} from '@talent-os/contracts/identity/organization-import.js';
import { readCsv, type CsvRecord, type CsvTable } from '@talent-os/service-kit/csv-reader';
import { personRow, teamRow, type ImportRow } from './row.rules.js';

export type Fault = { readonly line: number; readonly reason: string };
export type TakenRows = {
  /** Records in the file, whatever came of them. */
  readonly read: number;
  /** Records without anything in any cell, as spreadsheets write them at the end. */
  readonly empty: number;
  readonly rows: readonly ImportRow[];
  readonly faulty: number;
  readonly faults: readonly Fault[];
} & Pick<CsvTable, 'found' | 'notes'>;
export type ReadRows = { readonly refused: 'import.header' | 'import.rows' } | TakenRows;

type FileText = { readonly kind: ImportKind; readonly text: string; readonly strict?: boolean | undefined };

const readers = { people: personRow, teams: teamRow };

const plain = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** The rows of a file and what is wrong with each by itself; what is on record is not known here. */
export function readRows({ kind, text, strict = false }: FileText): ReadRows {
  const { records: all, refused, notes, found } = readCsv(text, { strict });
  const [head, ...records] = all;
  const headings = head?.cells.map(plain) ?? [];
  const columns: readonly string[] = importColumns[kind];
  const names = columns.map((column) => column.replace('*', ''));
  const needed = columns.filter((column) => column.endsWith('*')).map((column) => column.slice(0, -1));
  const doubled = headings.some((heading, at) => names.includes(heading) && headings.indexOf(heading) !== at);
  if (doubled || needed.some((name) => !headings.includes(name))) return { refused: 'import.header' };
  const read = records.length + refused.length;
  if (read === 0 || read > IMPORT_ROWS_MOST) return { refused: 'import.rows' };

  const filled = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const { rows, faults: own } = rowsOf(kind, headings, filled);
  const faults = [...refused, ...own].toSorted((one, other) => one.line - other.line);
  return {
    read,
    empty: records.length - filled.length,
    rows,
    faulty: faults.length,
    faults: faults.slice(0, FAULTS_SHOWN),
    notes: notes.slice(0, FAULTS_SHOWN),
    found,
  };
}

function rowsOf(kind: ImportKind, headings: readonly string[], records: readonly CsvRecord[]) {
  const rows: ImportRow[] = [];
  const faults: Fault[] = [];
  const firstLine = new Map<string, number>();
  for (const { line, cells } of records) {
    const cell = (name: string) => cells[headings.indexOf(name)]?.trim() ?? '';
    const beyond = cells.slice(headings.length).some((one) => one.trim() !== '');
    const row = beyond ? { reason: 'It has more cells than there are headings' } : readers[kind](line, cell);
    const earlier = 'reason' in row ? undefined : firstLine.get(row.key);
    if ('reason' in row) faults.push({ line, reason: row.reason });
    else if (earlier) faults.push({ line, reason: `Line ${earlier} is about the same` });
    else {
      firstLine.set(row.key, line);
      rows.push(row);
    }
  }
  return { rows, faults };
}
