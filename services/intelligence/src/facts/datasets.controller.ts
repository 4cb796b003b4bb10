import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { datasetOf, type Dataset } from '@talent-os/contracts/facts/datasets.js';
import { datasetsFor } from '@talent-os/contracts/facts/rights.js';
import { listDatasets, rebuildDataset, rebuildFactsJob } from '@talent-os/contracts/intelligence/datasets.js';
import { Handles, type Ctx, type Transaction } from '@talent-os/service-kit';

type StateRow = { readonly dataset: Dataset; readonly readAt: string | null; readonly rebuiltAt: string | null };

/** When rows of each dataset were last read, and from the first to the last. */
const STATES = `
  select r.dataset, r.ended_at as "rebuiltAt",
    (select max(s.read_at) from intelligence.fact_source s where s.organization_id = $1 and s.dataset = r.dataset) as "readAt"
  from intelligence.fact_rebuild r where r.organization_id = $1`;

const BEGIN = `
  insert into intelligence.fact_rebuild (organization_id, dataset, begun_at) values ($1, $2, $3::timestamptz)
  on conflict (organization_id, dataset) do update set begun_at = excluded.begun_at
  where $4::boolean returning dataset`;

/** Has a dataset read from the first row to the last, unless that was begun before and is not asked for again. */
async function begin(tx: Transaction, ctx: Ctx, dataset: Dataset, again: boolean): Promise<void> {
  const begun = await tx.execute<{ dataset: Dataset }>(BEGIN, [dataset, ctx.now, again]);
  if (begun.length > 0) ctx.enqueue(rebuildFactsJob, { dataset });
}

@Controller()
export class DatasetsController {
  /** Whoever looks first has what was there before the service read. */
  @Handles(listDatasets)
  async list(_input: Input<typeof listDatasets>, ctx: Ctx) {
    const seen = datasetsFor(ctx.ability);
    const states = await ctx.db.read<StateRow>(STATES);
    const unread = seen.filter((dataset) => !states.some((state) => state.dataset === dataset));
    if (unread.length > 0)
      await ctx.db.write(async (tx) => {
        for (const dataset of unread) await begin(tx, ctx, dataset, false);
      }, 'bookkeeping');
    const counts = await countsOf(ctx, seen);
    return {
      items: seen.map((dataset) => {
        const { label, one, day, personal, fields } = datasetOf(dataset);
        const state = states.find((found) => found.dataset === dataset);
        return {
          dataset,
          label,
          one,
          day,
          personal,
          fields: Object.entries(fields).map(([field, described]) => ({ field, ...described })),
          facts: counts[dataset] ?? 0,
          readAt: state?.readAt ?? null,
          rebuiltAt: state?.rebuiltAt ?? null,
        };
      }),
    };
  }

  @Handles(rebuildDataset)
  rebuild({ dataset }: Input<typeof rebuildDataset>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await begin(tx, ctx, dataset, true);
      return {};
    });
  }
}

async function countsOf(ctx: Ctx, seen: readonly Dataset[]): Promise<Partial<Record<Dataset, number>>> {
  if (seen.length === 0) return {};
  const parts = seen.map(
    (dataset) =>
      `select '${dataset}' as dataset, count(*)::int as facts from intelligence.fact_${dataset} f where f.organization_id = $1`,
  );
  const rows = await ctx.db.read<{ dataset: Dataset; facts: number }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ dataset, facts }) => [dataset, facts]));
}
