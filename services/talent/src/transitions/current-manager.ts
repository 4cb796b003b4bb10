import { managerOf } from '@talent-os/contracts/identity/teams.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Position } from '../positions/position.entity.js';

/** Whom the organization's teams name as a person's manager. Null for nobody. */
export const teamManagerOf = async (ctx: Ctx, employeeId: string): Promise<string | null> =>
  (await ctx.call(managerOf, { userId: employeeId })).managerId;

/** The manager of a person: the hiring manager of their seat, else the manager of their team. */
export const currentManagerOf = (employeeId: string, from: Position | null, teamManager: string | null) =>
  from && from.hiringManagerId !== employeeId ? from.hiringManagerId : teamManager;
