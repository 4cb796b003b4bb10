import {
  FAULTS_SHOWN,
  IMPORT_ROWS_MOST,
  importColumns,
  type ImportKind,
} from '@talent-os/contracts/identity/organization-import.js';
import { readCsv } from '@talent-os/service-kit/csv-reader';
import { personRow, teamRow, type ImportRow } from './row.rules.js';

export type Fault = { readonly line: number; readonly reason: string };
export type ReadRows =
  | { readonly refused: 'import.header' | 'import.rows' }
  | { readonly rows: readonly ImportRow[]; readonly faulty: number; readonly faults: readonly Fault[] };

const readers = { people: personRow, teams: teamRow };

const plain = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** The rows of a file and what is wrong with each by itself; what is on record is not known here. */
export function readRows({ kind, text }: { readonly kind: ImportKind; readonly text: string }): ReadRows {
  const [head, ...records] = readCsv(text);
  const headings = head?.cells.map(plain) ?? [];
  const columns: readonly string[] = importColumns[kind];
  const names = columns.map((column) => column.replace('*', ''));
  const needed = columns.filter((column) => column.endsWith('*')).map((column) => column.slice(0, -1));
  const doubled = headings.some((heading, at) => names.includes(heading) && headings.indexOf(heading) !== at);
  if (doubled || needed.some((name) => !headings.includes(name))) return { refused: 'import.header' };
  if (records.length === 0 || records.length > IMPORT_ROWS_MOST) return { refused: 'import.rows' };

  const rows: ImportRow[] = [];
  const faults: Fault[] = [];
  let faulty = 0;
  const firstLine = new Map<string, number>();
  for (const { line, cells } of records) {
    const cell = (name: string) => cells[headings.indexOf(name)]?.trim() ?? '';
    const read = readers[kind](line, cell);
    const earlier = 'reason' in read ? undefined : firstLine.get(read.key);
    const reason = 'reason' in read ? read.reason : earlier && `Line ${earlier} is about the same`;
    if (reason) {
      faulty += 1;
      if (faults.length < FAULTS_SHOWN) faults.push({ line, reason });
    } else if (!('reason' in read)) {
      firstLine.set(read.key, line);
      rows.push(read);
    }
  }
  return { rows, faulty, faults };
}
