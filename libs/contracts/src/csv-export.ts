import { z } from 'zod';

/** Rows of one page of a CSV file: what fits into one message between the parts. */
export const EXPORT_ROWS = 4_000;

/** What every export of rows takes beside its filters: a file of more rows than one page has comes page by page. */
export const exportPage = { skip: z.coerce.number().int().min(0).max(10_000_000).default(0) };

/** What every export of rows answers: a page of the file with its headings, and how many rows match in all. */
export const csvExport = {
  output: z.object({ filename: z.string(), csv: z.string(), total: z.int().min(0) }),
  effect: 'read',
  document: { type: 'text/csv', field: 'csv' },
} as const;

/** Where the page behind this one begins; nothing where this one was the last. */
export const nextPage = (skip: number, total: number): number | undefined =>
  skip + EXPORT_ROWS < total ? skip + EXPORT_ROWS : undefined;

/** A page of a file without its headings. */
export const withoutHeadings = (csv: string): string => csv.slice(csv.indexOf('\r\n') + 2);
