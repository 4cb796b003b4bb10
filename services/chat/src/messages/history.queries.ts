import type { Input, Output } from '@talent-os/contracts';
import type { listHistory } from '@talent-os/contracts/chat/sessions.js';
import { RawJson, type Arg, type Ctx } from '@talent-os/service-kit';
import { withDecisions, PROPOSES } from './with-decisions.js';
import { arrayOf, fitting } from './fitting.js';
import { nextOf, pageOf, placeOf, type HistoryCursor } from './history.rules.js';
import { FEEDBACK, MESSAGE, MINE } from './message.sql.js';

type HistoryRow = HistoryCursor & { readonly text: string; readonly proposes: boolean };

/** A page of the caller's messages, newest first. The rows after the page only say whether there are more. */
export async function pageOfHistory(
  ctx: Ctx,
  { before, limit, hubContext }: Input<typeof listHistory>,
): Promise<RawJson<Output<typeof listHistory>>> {
  const args: Arg[] = [ctx.userId, limit + 1];
  let where = '';
  if (before !== undefined) {
    const { at, id } = placeOf(before);
    where += ` and (m.created_at, m.id) < ($${args.push(at) + 1}::timestamptz, $${args.push(id) + 1}::uuid)`;
  }
  if (hubContext !== undefined) where += ` and m.hub_context = $${args.push(hubContext) + 1}`;
  const rows = await ctx.db.read<HistoryRow>(
    `select m.id, m.created_at as at, ${MESSAGE} as text, ${PROPOSES} from (
       select m.* from ${MINE}${where} order by m.created_at desc fetch first $3 rows with ties) m ${FEEDBACK}
     order by m.created_at desc, m.id desc`,
    args,
  );
  const page = fitting(await withDecisions(ctx, pageOf(rows, limit)));
  const last = page.at(-1);
  const hasMore = page.length < rows.length;
  const next = hasMore && last ? JSON.stringify(nextOf(last)) : 'null';
  return new RawJson(`{"messages":${arrayOf(page)},"hasMore":${hasMore},"next":${next}}`);
}
