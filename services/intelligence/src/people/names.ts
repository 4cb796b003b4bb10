import { namePeople } from '@talent-os/contracts/identity/directory.js';
import type { Ctx } from '@talent-os/service-kit';

const FRESH_MS = 10 * 60_000;
const MOST_KEPT = 10_000;
const known = new Map<string, { readonly name: string; readonly until: number }>();

/** Names of people, from the identity service; kept for ten minutes. Who is unknown has left. */
export async function namesOf(ctx: Ctx, ids: readonly string[]): Promise<(id: string) => string> {
  const now = ctx.now.getTime();
  const stale = [...new Set(ids)].filter((id) => (known.get(id)?.until ?? 0) <= now);
  if (stale.length > 0) {
    if (known.size > MOST_KEPT) known.clear();
    const { people } = await ctx.call(namePeople, { ids: stale });
    for (const { id, name } of people) known.set(id, { name, until: now + FRESH_MS });
  }
  return (id) => known.get(id)?.name ?? 'Former colleague';
}
