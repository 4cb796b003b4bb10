import type { Input, Output } from '@talent-os/contracts';
import type { getPipelineBoard } from '@talent-os/contracts/talent/applications.js';
import type { Ctx } from '@talent-os/service-kit';
import { allPipelines, countRemaining } from './applications.queries.js';
import { columnsWith, pipelinesInUse } from './board.queries.js';
import { headsOf } from './board.rules.js';
import { cardsOf } from './cards.js';

/** People by column, each with its first cards and the number of all. */
export async function boardOf(
  ctx: Ctx,
  input: Input<typeof getPipelineBoard>,
): Promise<Output<typeof getPipelineBoard>> {
  const [pipelines, used, left] = await Promise.all([
    allPipelines(ctx),
    pipelinesInUse(ctx, input),
    countRemaining(ctx, { industry: input.industry }),
  ]);
  const { by, heads } = headsOf(pipelines.filter(({ id }) => used.has(id)));
  const standings = await columnsWith(ctx, input, by);
  const cards = await cardsOf(
    ctx,
    standings.flatMap(({ items }) => items),
    pipelines,
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const columns = heads.map((head) => {
    const { count = 0, late = 0, overdue = 0, items = [] } = standings.find(({ key }) => key === head.key) ?? {};
    return { ...head, count, late, overdue, items: items.map(({ id }) => byId.get(id)!) };
  });
  return { columns, pipelines, remaining: left };
}
