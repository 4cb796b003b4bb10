import type { Payload } from '@talent-os/contracts';
import { teamsChanged } from '@talent-os/contracts/identity/team-setup.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { colleagueRoles } from '../people/colleagues.queries.js';
import { activeColleagues } from './team-setup.queries.js';
import { TeamMember } from './team-member.entity.js';
import type { TreeTeam } from './tree.rules.js';

/** A change of which team stands under which: one at a time in an organization, because two at once could make a circle. */
export const changeTree = <T>(ctx: Ctx, change: (tx: Transaction, teams: readonly TreeTeam[]) => Promise<T>) =>
  ctx.db.write(async (tx) => {
    await tx.advisoryLock('teams');
    const teams = await tx.read<TreeTeam>(
      `select id, parent_id as "parentId" from identity.team where organization_id = $1`,
    );
    return change(tx, teams);
  });

/** A lead of another organization is as unknown as any id; one who has left is refused. */
export async function refuseForeignLead(tx: Transaction, leadId: string): Promise<void> {
  await refuseMissing(tx, [leadId]);
  if ((await activeColleagues(tx, [leadId], colleagueRoles)).length === 0) throw new DomainError('team.lead');
}

/** Adds people to a team. Answers how many were not in it. */
export async function addPeople(tx: Transaction, teamId: string, userIds: readonly string[]): Promise<number> {
  await refuseMissing(tx, userIds);
  if ((await activeColleagues(tx, userIds, colleagueRoles)).length < userIds.length)
    throw new DomainError('team.member');
  const there = new Set((await tx.findAll(TeamMember, { teamId })).map(({ personId }) => personId));
  const added = userIds.filter((id) => !there.has(id));
  if (added.length > 0)
    await tx.insertAll(
      TeamMember,
      added.map((personId) => ({ teamId, personId })),
    );
  return added.length;
}

async function refuseMissing(tx: Transaction, ids: readonly string[]): Promise<void> {
  const found = await tx.read('select 1 from identity.person where organization_id = $1 and id = any($2::uuid[])', [
    ids,
  ]);
  if (found.length < ids.length) throw new DomainError('resource.missing');
}

export const tell = (ctx: Ctx, teamId: string, change: Payload<typeof teamsChanged>['change']): void =>
  ctx.emit(teamsChanged, { teamId, change });
