import { z } from 'zod';

/** Rows of a CSV file at most: what fits into one message between the parts. */
export const EXPORT_ROWS = 4_000;

/** What every export of rows answers: the file, and how many rows match, also beyond those in the file. */
export const csvExport = {
  output: z.object({ filename: z.string(), csv: z.string(), total: z.int().min(0) }),
  effect: 'read',
  document: { type: 'text/csv', field: 'csv' },
} as const;
