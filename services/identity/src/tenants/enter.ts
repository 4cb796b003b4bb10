import type { Ctx } from '@talent-os/service-kit';
import { organizationIds } from '../organizations/organizations.queries.js';

/** Organizations read at once: each read has a connection of its own. */
const AT_ONCE = 8;

/** Another organization, seen by the caller: what is written there names them. For operations that work across them. */
export const enter = (ctx: Ctx, organizationId: string): Ctx => ctx.forOrganization(organizationId, ctx.userId);

/** Does the same in every organization of the installation, in their order. */
export async function inEach<T>(ctx: Ctx, read: (inside: Ctx) => Promise<T>): Promise<T[]> {
  const ids = await organizationIds(ctx.db);
  const answers: T[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    answers.push(...(await Promise.all(ids.slice(from, from + AT_ONCE).map((id) => read(enter(ctx, id))))));
  return answers;
}
