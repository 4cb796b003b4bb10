import { industries, roleMay } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { teamMembers } from '@talent-os/contracts/identity/teams.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdersIn } from '../workflows/approvers.js';
import { managersOf } from './managers.rules.js';

/**
 * Who is asked beside people that have not answered: their managers, as far as they may approve; administrators where
 * there is no such person. The requester never is.
 */
export async function escalationOf(
  ctx: Ctx,
  { requesterId }: { readonly requesterId: string },
  approverIds: readonly string[],
): Promise<string[]> {
  const { teams } = await ctx.call(teamMembers, {});
  const above = approverIds.flatMap((id) => managersOf(id, teams)).filter((id) => id !== requesterId);
  const fresh = [...new Set(above)].filter((id) => !approverIds.includes(id));
  const { people } = await ctx.call(namePeople, { ids: fresh });
  const able = people.filter(({ role }) => roleMay(role, 'APPROVE_REQUISITIONS')).map(({ id }) => id);
  if (able.length > 0) return able;
  const admins = await holdersIn(ctx, 'organization', industries);
  return admins.filter((id) => id !== requesterId && !approverIds.includes(id));
}
