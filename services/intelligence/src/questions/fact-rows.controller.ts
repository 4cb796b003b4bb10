import { Controller } from '@nestjs/common';
import { PAGE_SIZE, type Input } from '@talent-os/contracts';
import { datasetOf, type Dataset, type FactFieldKind } from '@talent-os/contracts/facts/datasets.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { exportFactRows, listFactRows, MOST_ROWS, type FactRow } from '@talent-os/contracts/intelligence/fact-rows.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { amountCell } from '@talent-os/service-kit/csv';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { industriesOf } from './answer.js';
import { factsWhere, rowsSql } from './question.sql.js';
import { requireFitting } from './require-fitting.js';

type RowsAsked = Omit<Input<typeof listFactRows>, 'page'>;

/** A page of the list of rows a figure counts, or of their file, and how many there are; none behind the last that is listed. */
async function rowsOf(ctx: Ctx, { dataset, filters, from, until, sort }: RowsAsked, skip: number, ofFile: boolean) {
  requireFitting(ctx, { dataset, of: 'count', filters, from, until });
  const asked = { dataset, of: 'count', filters, from, until, industries: industriesOf(ctx) } as const;
  const [matching, page] = [factsWhere(asked), factsWhere(asked)];
  const ending = ofFile ? page.filePage(skip) : `limit ${PAGE_SIZE} offset ${page.arg(skip)}::bigint`;
  const fields = Object.keys(datasetOf(dataset).fields);
  const [items, counted] = await Promise.all([
    ctx.db.read<FactRow>(rowsSql(dataset, fields, page.where, sort === 'day:asc', ending), page.args),
    ctx.db.readOne<{ count: number }>(countSql(dataset, matching.where), matching.args),
  ]);
  const count = counted?.count ?? 0;
  const left = Math.max(0, MOST_ROWS - skip);
  return { items: items.slice(0, left), total: Math.min(count, MOST_ROWS), more: count > MOST_ROWS };
}

const countSql = (dataset: Dataset, where: string): string =>
  `select count(*)::int as count from (select from intelligence.fact_${dataset} f where ${where} limit ${MOST_ROWS + 1}) c`;

/** A value as files have it: amounts in units of the currency. */
function cellOf(value: string | null, kind: FactFieldKind, currency: string): string | number | null {
  if (value === null || kind === 'text') return value;
  return kind === 'money' ? amountCell(Number(value), currency) : Number(value);
}

@Controller()
export class FactRowsController {
  @Handles(listFactRows)
  async list({ page, ...asked }: Input<typeof listFactRows>, ctx: Ctx) {
    const { items, total, more } = await rowsOf(ctx, asked, (page - 1) * PAGE_SIZE, false);
    return { items, total, ...(more && { more }) };
  }

  @Handles(exportFactRows)
  async export({ skip, ...asked }: Input<typeof exportFactRows>, ctx: Ctx) {
    const { items, total, more } = await rowsOf(ctx, asked, skip, true);
    const { label, fields } = datasetOf(asked.dataset);
    const { currency } = (await ctx.call(getMe, {})).organization;
    const columns: Column<FactRow>[] = [
      'day',
      'industry',
      'department',
      ...Object.values(fields).map(({ label: heading, kind }, at) => ({
        heading: kind === 'money' ? `${heading} (${currency})` : heading,
        read: (row: FactRow) => cellOf(row.values[at] ?? null, kind, currency),
      })),
    ];
    // A file that does not hold all there is says so by its name.
    const name = `${label.toLowerCase().replaceAll(' ', '-')}${more ? `-first-${MOST_ROWS}` : ''}`;
    return exportOf(ctx, name, listFactRows, columns, items, { total });
  }
}
