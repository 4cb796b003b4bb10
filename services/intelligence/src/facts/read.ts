import type { Operation } from '@talent-os/contracts';
import { replayCyberFacts } from '@talent-os/contracts/cyber/facts.js';
import { datasetOf, type Dataset, type FactService } from '@talent-os/contracts/facts/datasets.js';
import { replayHealthcareFacts } from '@talent-os/contracts/healthcare/facts.js';
import { replayProductivityFacts } from '@talent-os/contracts/productivity/facts.js';
import { replaySalesFacts } from '@talent-os/contracts/sales/facts.js';
import { replayTalentFacts } from '@talent-os/contracts/talent/facts.js';
import type { Ctx } from '@talent-os/service-kit';
import { writeFacts } from './write.js';

const owners = {
  talent: replayTalentFacts,
  sales: replaySalesFacts,
  healthcare: replayHealthcareFacts,
  cyber: replayCyberFacts,
  productivity: replayProductivityFacts,
} as const satisfies Record<FactService, Operation>;

const replay = (ctx: Ctx, dataset: Dataset, which: { readonly ids?: string[]; readonly after?: string }) =>
  ctx.call(owners[datasetOf(dataset).service], { dataset, ...which });

/** Sources by their dataset. */
type Sources = Partial<Readonly<Record<Dataset, readonly string[]>>>;

/** Reads some sources again, and writes down what they are now, all at once; what is gone is taken away. */
export async function refreshFacts(ctx: Ctx, sources: Sources): Promise<void> {
  const askedAt = new Date();
  const read = await Promise.all(
    (Object.keys(sources) as Dataset[]).map(async (dataset) => {
      const ids = sources[dataset] ?? [];
      return { dataset, ids, items: (await replay(ctx, dataset, { ids: [...ids] })).items };
    }),
  );
  await ctx.db.write(async (tx) => {
    for (const { dataset, ids, items } of read) await writeFacts(tx, dataset, ids, items, askedAt);
  });
}

/** Sources whose last reading is older than a rebuild that has come to its end: there are none of them any more. */
const GONE = `
  select s.source_id as "sourceId" from intelligence.fact_source s
  where s.organization_id = $1 and s.dataset = $2 and s.read_at < $3::timestamptz limit 500`;

/** Reads a dataset again from its first source to its last, page by page. */
export async function rebuildFacts(ctx: Ctx, dataset: Dataset): Promise<number> {
  const begunAt = new Date();
  let written = 0;
  let after: string | undefined;
  do {
    const askedAt = new Date();
    const page: Awaited<ReturnType<typeof replay>> = await replay(ctx, dataset, after === undefined ? {} : { after });
    const ids = [...new Set(page.items.map(({ sourceId }) => sourceId))];
    await ctx.db.write((tx) => writeFacts(tx, dataset, ids, page.items, askedAt), 'bookkeeping');
    written += page.items.length;
    after = page.next ?? undefined;
  } while (after !== undefined);
  for (;;) {
    const gone = await ctx.db.read<{ sourceId: string }>(GONE, [dataset, begunAt]);
    if (gone.length === 0) return written;
    const askedAt = new Date();
    const ids = gone.map(({ sourceId }) => sourceId);
    const { items } = await replay(ctx, dataset, { ids });
    await ctx.db.write((tx) => writeFacts(tx, dataset, ids, items, askedAt), 'bookkeeping');
  }
}
