import { managerOf } from '@talent-os/contracts/identity/teams.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Position } from '../positions/position.entity.js';

/** Whom the organization's teams name as somebody's manager. Null for nobody. */
export const teamManagerOf = async (ctx: Ctx, employeeId: string): Promise<string | null> =>
  (await ctx.call(managerOf, { userId: employeeId })).managerId;

/** Who somebody reports to: whoever hires for the seat they have, else the manager their team has. */
export const currentManagerOf = (employeeId: string, from: Position | null, teamManager: string | null) =>
  from && from.hiringManagerId !== employeeId ? from.hiringManagerId : teamManager;
