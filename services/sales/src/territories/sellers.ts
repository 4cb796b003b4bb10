import { peopleInRole } from '@talent-os/contracts/identity/directory.js';
import type { Ctx } from '@talent-os/service-kit';

/** Who may have a territory: the active sales representatives of the organization, by id. */
export async function sellerIds(ctx: Ctx): Promise<readonly string[]> {
  const { people } = await ctx.call(peopleInRole, { role: 'SALES_REP', industry: 'SALES' });
  return people.map(({ id }) => id);
}
