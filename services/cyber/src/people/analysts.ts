import { peopleInRole } from '@talent-os/contracts/identity/directory.js';
import type { Ctx } from '@talent-os/service-kit';
import { ensurePeopleCached } from './people-cache.js';

/** Active analysts of the organization. */
export const analystsOf = async (ctx: Ctx) =>
  (await ctx.call(peopleInRole, { role: 'CYBER_ANALYST', industry: 'CYBER' })).people;

/** Whether a person is an active analyst; the name of one is cached then. Before a transaction. */
export async function ensureAnalystCached(ctx: Ctx, id: string): Promise<boolean> {
  if (!(await analystsOf(ctx)).some((person) => person.id === id)) return false;
  await ensurePeopleCached(ctx, [id]);
  return true;
}
