import type { Dataset } from '@talent-os/contracts/facts/datasets.js';
import { rebuildFactsJob } from '@talent-os/contracts/intelligence/datasets.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';

type StateRow = {
  readonly dataset: Dataset;
  readonly rebuiltAt: string | null;
  readonly facts: number;
  readonly readAt: string | null;
};

/** How many facts of each dataset there are, when one was last read, and when all were. */
const STATES = `
  select r.dataset, r.ended_at as "rebuiltAt", coalesce(sum(s.facts), 0)::int as facts, max(s.read_at) as "readAt"
  from intelligence.fact_rebuild r
  left join intelligence.fact_source s on s.organization_id = $1 and s.dataset = r.dataset
  where r.organization_id = $1 group by r.dataset, r.ended_at`;

const BEGIN = `
  insert into intelligence.fact_rebuild (organization_id, dataset, begun_at) values ($1, $2, $3::timestamptz)
  on conflict (organization_id, dataset) do update set begun_at = excluded.begun_at
  where $4::boolean returning dataset`;

/** Has a dataset read from the first row to the last, unless that was begun before and is not asked for again. */
export async function beginReading(tx: Transaction, ctx: Ctx, dataset: Dataset, again: boolean): Promise<void> {
  const begun = await tx.execute<{ dataset: Dataset }>(BEGIN, [dataset, ctx.now, again]);
  if (begun.length > 0) ctx.enqueue(rebuildFactsJob, { dataset });
}

/** How far some datasets have been read. Whoever looks first has what was there before the service read. */
export async function statesOf(ctx: Ctx, datasets: readonly Dataset[]): Promise<StateRow[]> {
  const states = await ctx.db.read<StateRow>(STATES);
  const unread = datasets.filter((dataset) => !states.some((state) => state.dataset === dataset));
  if (unread.length > 0)
    await ctx.db.write(async (tx) => {
      for (const dataset of unread) await beginReading(tx, ctx, dataset, false);
    }, 'bookkeeping');
  return states;
}
