import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { csvExport } from '../csv-export.js';
import { operation } from '../define.js';
import { impersonalDatasets } from '../facts/datasets.js';
import { listInput } from '../list-input.js';
import { day, listOf, uuid } from '../paging.js';
import { questionFacts } from './questions.js';

const access = inModule('analytics');
/** Rows of a figure that are listed at most. */
export const MOST_ROWS = 10_000;

export const FactRow = z.object({
  id: z.string(),
  /** The record it is made of. */
  sourceId: uuid(),
  day,
  industry: z.enum(industries).nullable(),
  department: z.string().nullable(),
  /** In the order of the fields of the dataset. */
  values: z.array(z.string().nullable()),
});
export type FactRow = z.infer<typeof FactRow>;

const { filters } = questionFacts;
/** Rows about single persons are opened in their own list. */
const dataset = z.enum(impersonalDatasets, 'Rows about single persons are opened in their own list');
const { page, sort } = listInput(['day']);
const errors = ['question.field', 'question.long', 'question.period', 'resource.missing'] as const;
const rows = { dataset, filters, from: day, until: day };

export const listFactRows = operation('intelligence.rows.list', {
  http: 'GET /api/data/rows',
  access,
  summary:
    'The rows a figure of a question counts, the latest first, 10,000 at most; none of a dataset about single persons',
  input: z.object({ page, sort, ...rows }),
  output: listOf(FactRow),
  effect: 'read',
  deadlineMs: 10_000,
  errors,
});

export const exportFactRows = operation('intelligence.rows.export', {
  ...csvExport(listFactRows, {
    access: { ...access, permission: ['EXPORT_DATA'] },
    summary: 'The rows a figure of a question counts as a CSV file, 10,000 at most',
    rows,
  }),
  errors,
});
