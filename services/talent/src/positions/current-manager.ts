import { managerOf } from '@talent-os/contracts/identity/teams.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Position } from './position.entity.js';

/** Whom the organization's teams name as a person's manager. Null for nobody. */
export const teamManagerOf = async (ctx: Ctx, employeeId: string): Promise<string | null> =>
  (await ctx.call(managerOf, { userId: employeeId })).managerId;

const SEAT = `select p.hiring_manager_id as "hiringManagerId" from talent.position p
  where p.organization_id = $1 and p.holder_id = $2 and p.status = 'filled' order by p.id limit 1`;

/** The manager of a person as they sit now. */
export async function managerHereOf(ctx: Ctx, employeeId: string): Promise<string | null> {
  const [seat, teamManager] = await Promise.all([
    ctx.db.readOne<Pick<Position, 'hiringManagerId'>>(SEAT, [employeeId]),
    teamManagerOf(ctx, employeeId),
  ]);
  return currentManagerOf(employeeId, seat ?? null, teamManager);
}

/** The manager of a person: the hiring manager of their seat, else the manager of their team. */
export const currentManagerOf = (
  employeeId: string,
  from: Pick<Position, 'hiringManagerId'> | null,
  teamManager: string | null,
) => (from && from.hiringManagerId !== employeeId ? from.hiringManagerId : teamManager);
