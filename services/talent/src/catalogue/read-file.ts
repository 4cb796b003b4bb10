import { CATALOGUE_ROWS } from '@talent-os/contracts/talent/catalogue.js';
import { passedOver, type ImportAccount } from '@talent-os/contracts/import-account.js';
import { readCsv } from '@talent-os/service-kit/csv-reader';
import { itemOf, missingHeadings, type CatalogueFileRow, type FileFacts } from './file.rules.js';

type Refusal = { readonly line: number; readonly reason: string };
type CatalogueFile = {
  readonly rows: readonly CatalogueFileRow[];
  readonly refused: readonly Refusal[];
  /** Where the rows went that are no items; what came of those is added when they are taken. */
  readonly account: Pick<ImportAccount, 'rows' | 'refused' | 'passedOver'>;
  readonly notes: readonly Refusal[];
  readonly found: readonly string[];
};

type FileText = { readonly csv: string; readonly strict?: boolean | undefined };

/** The items of a file, and what is wrong with each other row. The first line names the columns. */
export function readFile({ csv, strict = false }: FileText, facts: FileFacts): CatalogueFile {
  const { records, refused: stray, notes, found } = readCsv(csv, { strict });
  const [header, ...all] = records;
  const missing = missingHeadings(header?.cells ?? []);
  const read = { notes: [...notes], found: [...found] };
  const count = all.length + stray.length;
  if (missing.length > 0) {
    const reason = `the first line lacks ${missing.join(', ')}`;
    const kind = passedOver([['row without its columns', count]]);
    return {
      ...read,
      rows: [],
      refused: [{ line: 1, reason }],
      account: { rows: count, refused: 0, passedOver: kind },
    };
  }
  const filled = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const taken = filled
    .slice(0, CATALOGUE_ROWS)
    .map((record) => ({ record, item: itemOf(header!.cells, record, facts) }));
  const refused = taken.flatMap(({ record, item }) =>
    typeof item === 'string' ? [{ line: record.line, reason: item }] : [],
  );
  const inAll = [...stray, ...refused].toSorted((one, other) => one.line - other.line);
  const beyond = filled.slice(CATALOGUE_ROWS);
  return {
    ...read,
    rows: taken.flatMap(({ item }) => (typeof item === 'string' ? [] : [item])),
    refused: inAll,
    account: {
      rows: count,
      refused: inAll.length,
      passedOver: passedOver([
        ['empty row', all.length - filled.length],
        [`row beyond the first ${CATALOGUE_ROWS}`, beyond.length],
      ]),
    },
  };
}
