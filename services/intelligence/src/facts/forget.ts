import { datasetKeys, type Dataset } from '@talent-os/contracts/facts/datasets.js';
import { FACTS_AT_ONCE } from '@talent-os/contracts/facts/shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { refreshFacts } from './read.js';

const sourcesOf = (dataset: Dataset): string => `
  select distinct f.source_id as "sourceId" from intelligence.fact_${dataset} f
  where f.organization_id = $1 and f.person_id = $2`;
const statements = datasetKeys.map((dataset) => ({ dataset, sql: sourcesOf(dataset) }));

/** Reads the sources of facts about a person again, whose owners have erased them by now: what is gone is taken away. */
export async function forgetFacts(ctx: Ctx, userId: string): Promise<void> {
  for (const { dataset, sql } of statements) {
    const found = await ctx.db.read<{ sourceId: string }>(sql, [userId]);
    const ids = found.map(({ sourceId }) => sourceId);
    for (let from = 0; from < ids.length; from += FACTS_AT_ONCE)
      await refreshFacts(ctx, { [dataset]: ids.slice(from, from + FACTS_AT_ONCE) });
  }
}
