import type { Dataset } from '@talent-os/contracts/facts/datasets.js';
import { FACTS_AT_ONCE, type Fact } from '@talent-os/contracts/facts/shapes.js';
import type { Ctx } from '../context.js';

type FactsRequest = {
  readonly dataset: Dataset;
  readonly ids?: readonly string[] | undefined;
  readonly after?: string | undefined;
};
type SourceRow = { readonly sourceId: string };

/**
 * How rows of one dataset are read: a statement whose `$2` are the ids asked for, or null for all, `$3` the id behind
 * which a page begins, or null, `$4` the day it is in the organization and `$5` its timezone; in the order of the ids, at
 * most `FACTS_AT_ONCE` sources.
 */
type FactSource<Row extends SourceRow = SourceRow> = {
  readonly sql: string;
  readonly factsOf: (row: Row) => readonly Omit<Fact, 'sourceId'>[];
};
export const factSource = <Row extends SourceRow>(source: FactSource<Row>) => source as unknown as FactSource;

/** The condition, order and length of such a statement, of a table whose rows have this id. */
export const pageOf = (id: string) => `
  ($2::uuid[] is null or ${id} = any($2)) and ($3::uuid is null or ${id} > $3) order by ${id} limit ${FACTS_AT_ONCE}`;

/** Of a dataset that is another service's. */
const NOTHING: FactSource = {
  sql: `select $1::uuid as "sourceId" where false and $2::uuid[] is null and $3::uuid is null
    and $4::text is null and $5::text is null`,
  factsOf: () => [],
};

/** What a dataset is asked for, of the sources that answer it. */
export async function replayFrom(
  ctx: Ctx,
  { dataset, ids, after }: FactsRequest,
  moment: { readonly today: string; readonly zone: string },
  sources: Partial<Readonly<Record<Dataset, FactSource>>>,
) {
  const { sql, factsOf } = sources[dataset] ?? NOTHING;
  const rows = await ctx.db.read<SourceRow>(sql, [ids ?? null, after ?? null, moment.today, moment.zone]);
  const items = rows.flatMap((row) => factsOf(row).map((fact) => ({ ...fact, sourceId: row.sourceId })));
  return { items, next: rows.length === FACTS_AT_ONCE ? rows.at(-1)!.sourceId : null };
}
