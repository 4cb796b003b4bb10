import { datasetKeys, datasetOf, type Dataset } from '@talent-os/contracts/facts/datasets.js';
import type { Fact } from '@talent-os/contracts/facts/shapes.js';
import type { Transaction } from '@talent-os/service-kit';

type Statements = { readonly drop: string; readonly insert: string };

const columnsOf = (dataset: Dataset) => Object.entries(datasetOf(dataset).fields);

/** `$2` sources; `$2` facts as JSON. */
const statementsOf = (dataset: Dataset): Statements => {
  const fields = columnsOf(dataset);
  const names = fields.map(([name]) => name).join(', ');
  const typed = fields.map(([name, { kind }]) => `${name} ${kind === 'text' ? 'text' : 'double precision'}`).join(', ');
  return {
    drop: `delete from intelligence.fact_${dataset} where organization_id = $1 and source_id = any($2::uuid[])`,
    insert: `
      insert into intelligence.fact_${dataset} (organization_id, source_id, place, day, industry, department, person_id, ${names})
      select $1::uuid, f.source_id, f.place, f.day, f.industry, f.department, f.person_id, ${names}
      from jsonb_to_recordset($2::jsonb) as f (source_id uuid, place int, day date, industry text, department text, person_id uuid, ${typed})`,
  };
};

const statements = Object.fromEntries(datasetKeys.map((dataset) => [dataset, statementsOf(dataset)])) as Record<
  Dataset,
  Statements
>;

/**
 * Of these sources, those nobody has read since; each is locked until the end, and marked as read. `$2` the dataset, `$3`
 * the sources, `$4` when they were asked for, `$5` how many facts each has.
 */
const TAKE = `
  insert into intelligence.fact_source (organization_id, dataset, source_id, read_at, facts)
  select $1::uuid, $2::text, one.id, $4::timestamptz, one.facts
  from unnest($3::uuid[], $5::int[]) as one (id, facts) order by one.id
  on conflict (organization_id, dataset, source_id) do update set read_at = excluded.read_at, facts = excluded.facts
    where fact_source.read_at <= excluded.read_at
  returning source_id as "sourceId"`;

/**
 * Puts what was read of some sources in place of what is known of them. Who asked later has seen all that who asked
 * earlier did: of a source that was asked for since, nothing is written.
 */
export async function writeFacts(
  tx: Transaction,
  dataset: Dataset,
  sourceIds: readonly string[],
  facts: readonly Fact[],
  askedAt: Date,
): Promise<void> {
  if (sourceIds.length === 0) return;
  const counts = sourceIds.map((id) => facts.filter(({ sourceId }) => sourceId === id).length);
  const taken = await tx.execute<{ sourceId: string }>(TAKE, [dataset, sourceIds, askedAt, counts]);
  const ids = taken.map(({ sourceId }) => sourceId);
  if (ids.length === 0) return;
  const mine = new Set(ids);
  await tx.execute(statements[dataset].drop, [ids]);
  const rows = facts
    .filter(({ sourceId }) => mine.has(sourceId))
    .map(({ sourceId, personId, values, ...fact }) => ({
      ...values,
      ...fact,
      source_id: sourceId,
      person_id: personId,
    }));
  if (rows.length > 0) await tx.execute(statements[dataset].insert, [JSON.stringify(rows)]);
}
