import { managerOf } from '@talent-os/contracts/identity/teams.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Position } from '../positions/position.entity.js';

/** Who somebody reports to: whoever hires for the seat they have, else whom the organization's teams name. Null for nobody. */
export async function currentManagerOf(ctx: Ctx, employeeId: string, from: Position | null): Promise<string | null> {
  if (from && from.hiringManagerId !== employeeId) return from.hiringManagerId;
  return (await ctx.call(managerOf, { userId: employeeId })).managerId;
}
