import { z } from 'zod';
import type { Access } from './access/rule.js';

/** Rows of one page of a CSV file: what fits into one message between the parts. */
export const EXPORT_ROWS = 4_000;

/** What every export of rows takes beside its filters: a file of more rows than one page has comes page by page. */
const exportPage = { skip: z.coerce.number().int().min(0).max(10_000_000).default(0) };

/** What every export of rows answers: a page of the file with its headings, and how many rows match in all. */
const csvFile = {
  output: z.object({ filename: z.string(), csv: z.string(), total: z.int().min(0) }),
  effect: 'read',
  document: { type: 'text/csv', field: 'csv' },
} as const;

type ExportSpec<A, R> = {
  readonly access: A;
  readonly summary: string;
  /** What says which rows: the filters of the list. */
  readonly rows: R;
};

/** Where a list or a record is read. */
type ReadAt<H> = { readonly http: H };
type Get = `GET /${string}`;

/** The export of a list, at its address, page by page. It is recorded, because it takes rows out of the product. */
export const csvExport = <const H extends Get, const A extends Access, R extends z.ZodRawShape>(
  list: ReadAt<H>,
  spec: ExportSpec<A, R>,
) => ({ ...ownCsvExport(list, spec), audited: true as const });

/** The same where every row is of who asks: nothing of anybody else leaves, and nothing is recorded. */
export const ownCsvExport = <const H extends Get, const A extends Access, R extends z.ZodRawShape>(
  list: ReadAt<H>,
  { rows, ...spec }: ExportSpec<A, R>,
) => ({
  ...csvFile,
  ...spec,
  http: `${list.http}/export` as const,
  input: z.object({ ...rows, ...exportPage }),
});

/** The export of what is read in one piece, and written in one: there are no pages to it. It is recorded like any other. */
export const csvWhole = <const H extends Get, const A extends Access, R extends z.ZodRawShape>(
  read: ReadAt<H>,
  spec: ExportSpec<A, R>,
) => ({ ...ownCsvWhole(read, spec), audited: true as const });

/** The same where all of it is of who asks. */
export const ownCsvWhole = <const H extends Get, const A extends Access, R extends z.ZodRawShape>(
  read: ReadAt<H>,
  { rows, ...spec }: ExportSpec<A, R>,
) => ({ ...csvFile, ...spec, http: `${read.http}/export` as const, input: z.object(rows) });

/** Where the page behind this one begins; nothing where this one was the last. */
const nextPage = (skip: number, total: number): number | undefined =>
  skip + EXPORT_ROWS < total ? skip + EXPORT_ROWS : undefined;

/** A page of a file without its headings. */
const withoutHeadings = (csv: string): string => csv.slice(csv.indexOf('\r\n') + 2);

/** Whether a file of this operation comes page by page. */
export const comesInPages = ({ input }: { readonly input: object }): boolean =>
  'skip' in ((input as { shape?: object }).shape ?? {});

type CsvPage = { readonly csv: string; readonly total: number };

/** A whole file, piece by piece: its first page, and each further one without the headings. Throws what asking throws. */
export async function* piecesOf(first: CsvPage, ask: (skip: number) => Promise<CsvPage>): AsyncGenerator<string> {
  yield first.csv;
  let skip = nextPage(0, first.total);
  while (skip !== undefined) {
    const { csv, total } = await ask(skip);
    yield withoutHeadings(csv);
    skip = nextPage(skip, total);
  }
}
