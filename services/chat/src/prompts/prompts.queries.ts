import type { Ctx } from '@talent-os/service-kit';
import { maySql } from '@talent-os/service-kit/may';
import type { listPrompts } from '@talent-os/contracts/chat/prompts.js';
import type { Output } from '@talent-os/contracts';
import { installPrompts } from './install-prompts.js';
import { isActivable, keysFor } from './prompt.rules.js';

const DEADLINE_MS = 5_000;

export type ActivePrompt = { readonly versionId: string; readonly body: string };

/** The prompt for a place: of its page, else of its hub, else the general one. */
export async function activePrompt(ctx: Ctx, hub: string, pageContext: string): Promise<ActivePrompt> {
  const found =
    (await activeOf(ctx, hub, pageContext)) ?? (await installPrompts(ctx), await activeOf(ctx, hub, pageContext));
  if (!found) throw new Error('this organization has no general prompt');
  return found;
}

const activeOf = (ctx: Ctx, hub: string, pageContext: string) =>
  ctx.db.readOne<ActivePrompt>(
    `select v.id as "versionId", v.body from chat.prompt p
     join chat.prompt_version v on v.organization_id = $1 and v.prompt_id = p.id and v.status = 'active'
     where p.organization_id = $1 and p.key = any($2::text[])
     order by array_position($2::text[], p.key) limit 1`,
    [keysFor(hub, pageContext)],
  );

const MAY = maySql([['v.status', ['draft', 'active', 'archived']]], (status) => ({
  to: isActivable(status) ? ['active'] : [],
}));

/** Prompts with their versions, the latest first; ratings are those of the answers each version was used for. */
export async function promptsOf(ctx: Ctx, hub: string | null): Promise<Output<typeof listPrompts>['items']> {
  const [{ items } = { items: [] }] = await ctx.db.read<{ items: Output<typeof listPrompts>['items'] }>(
    `select coalesce(json_agg(prompt order by prompt.hub = 'general' desc, prompt.key), '[]') as items from (
       select p.id, p.key, p.hub, p.page_context as "pageContext",
         (select coalesce(json_agg(wording order by wording.version desc), '[]') from (
            select v.id, v.number as version, v.body, v.status, v.author_name as "authorName",
              v.created_at as "createdAt", v.activated_at as "activatedAt", v.uses,
              coalesce(rated.up, 0) as up, coalesce(rated.down, 0) as down, ${MAY} as may
            from chat.prompt_version v
            left join lateral (
              select count(*) filter (where f.rating = 'up')::int as up,
                     count(*) filter (where f.rating = 'down')::int as down
              from chat.chat_feedback f
              where f.organization_id = $1 and f.prompt_version = v.id::text) rated on true
            where v.organization_id = $1 and v.prompt_id = p.id) wording) as versions
       from chat.prompt p
       where p.organization_id = $1 and ($2::text is null or p.hub = $2)) prompt`,
    [hub],
  );
  return items;
}

/** Counts that a version was used. Beside the answer: a failure only reaches the log. */
export async function countUse(ctx: Ctx, versionId: string): Promise<void> {
  const sql = 'update chat.prompt_version set uses = uses + 1 where organization_id = $1 and id = $2';
  await ctx
    .withDeadline(DEADLINE_MS)
    .db.write((tx) => tx.execute(sql, [versionId]), 'bookkeeping')
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'the use of a prompt was not counted'));
}
