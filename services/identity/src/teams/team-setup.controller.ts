import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  addTeamMembers,
  createTeam,
  deleteTeam,
  getTeam,
  getTeamTree,
  mergeTeam,
  moveTeam,
  removeTeamMember,
  teamMerged,
  TEAMS_MOST,
  updateTeam,
} from '@talent-os/contracts/identity/team-setup.js';
import { DomainError, Handles, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { addPeople, changeTree, refuseForeignLead, tell } from './change-teams.js';
import { dropCulture, mergeInto } from './merge-teams.js';
import { membersOf } from './team-setup.queries.js';
import { teamsWithSeats } from './team-seats.js';
import { TeamMember } from './team-member.entity.js';
import { Team } from './team.entity.js';
import { moveRefusal } from './tree.rules.js';

const sameName = { team_name: 'team.name' } as const;

@Controller()
export class TeamSetupController {
  @Handles(getTeamTree)
  list(_: Input<typeof getTeamTree>, ctx: Ctx): Promise<Output<typeof getTeamTree>> {
    return teamsWithSeats(ctx);
  }

  @Handles(getTeam)
  async get({ teamId }: Input<typeof getTeam>, ctx: Ctx): Promise<Output<typeof getTeam>> {
    const team = await ctx.db.readExisting<{ leadId: string }>(
      `select lead_id as "leadId" from identity.team where organization_id = $1 and id = $2`,
      [teamId],
    );
    return { members: await membersOf(ctx.db, teamId, team.leadId) };
  }

  @Handles(createTeam)
  create({ name, leadId, underTeamId }: Input<typeof createTeam>, ctx: Ctx): Promise<Output<typeof createTeam>> {
    const created = changeTree(ctx, async (tx, teams) => {
      if (teams.length >= TEAMS_MOST) throw new DomainError('team.many');
      if (underTeamId && !teams.some(({ id }) => id === underTeamId)) throw new DomainError('resource.missing');
      const refusal = moveRefusal(teams, 'new', underTeamId);
      if (refusal) throw new DomainError(refusal);
      await refuseForeignLead(tx, leadId);
      const { id } = await tx.insert(Team, { name, leadId, parentId: underTeamId });
      await addPeople(tx, id, [leadId]);
      tell(ctx, id, 'created');
      return { id };
    });
    return refuseDuplicates(created, sameName);
  }

  @Handles(updateTeam)
  update({ teamId, name, leadId, version }: Input<typeof updateTeam>, ctx: Ctx): Promise<Output<typeof updateTeam>> {
    const updated = ctx.db.write(async (tx) => {
      const team = await tx.lock(Team, teamId, version);
      if (leadId !== team.leadId) {
        await refuseForeignLead(tx, leadId);
        await addPeople(tx, teamId, [leadId]);
      }
      const changed = await tx.update(Team, team, { name, leadId });
      tell(ctx, teamId, 'updated');
      return { version: changed.version };
    });
    return refuseDuplicates(updated, sameName);
  }

  @Handles(moveTeam)
  move({ teamId, underTeamId, version }: Input<typeof moveTeam>, ctx: Ctx): Promise<Output<typeof moveTeam>> {
    return changeTree(ctx, async (tx, teams) => {
      const team = await tx.lock(Team, teamId, version);
      if (underTeamId && !teams.some(({ id }) => id === underTeamId)) throw new DomainError('resource.missing');
      const refusal = moveRefusal(teams, teamId, underTeamId);
      if (refusal) throw new DomainError(refusal);
      const moved = await tx.update(Team, team, { parentId: underTeamId });
      tell(ctx, teamId, 'moved');
      return { version: moved.version };
    });
  }

  @Handles(mergeTeam)
  merge({ teamId, intoTeamId, version }: Input<typeof mergeTeam>, ctx: Ctx): Promise<Output<typeof mergeTeam>> {
    return changeTree(ctx, async (tx, teams) => {
      const team = await tx.lock(Team, teamId, version);
      const into = await tx.lock(Team, intoTeamId);
      const moved = await mergeInto(tx, teams, team, into);
      tell(ctx, intoTeamId, 'merged');
      ctx.emit(teamMerged, { teamId, intoTeamId });
      return moved;
    });
  }

  @Handles(deleteTeam)
  async delete({ teamId }: Input<typeof deleteTeam>, ctx: Ctx): Promise<Output<typeof deleteTeam>> {
    await changeTree(ctx, async (tx, teams) => {
      const team = await tx.lock(Team, teamId);
      const members = await tx.findAll(TeamMember, { teamId });
      const filled = members.some(({ personId }) => personId !== team.leadId);
      if (filled || teams.some(({ parentId }) => parentId === teamId)) throw new DomainError('team.filled');
      for (const member of members) await tx.remove(TeamMember, member);
      await dropCulture(tx, teamId);
      await tx.remove(Team, team);
      tell(ctx, teamId, 'deleted');
    });
    return {};
  }

  @Handles(addTeamMembers)
  addMembers({ teamId, userIds }: Input<typeof addTeamMembers>, ctx: Ctx): Promise<Output<typeof addTeamMembers>> {
    return ctx.db.write(async (tx) => {
      await tx.lock(Team, teamId);
      const added = await addPeople(tx, teamId, userIds);
      tell(ctx, teamId, 'people');
      return { added };
    });
  }

  @Handles(removeTeamMember)
  async removeMember(
    { teamId, userId }: Input<typeof removeTeamMember>,
    ctx: Ctx,
  ): Promise<Output<typeof removeTeamMember>> {
    await ctx.db.write(async (tx) => {
      const team = await tx.lock(Team, teamId);
      const member = await tx.lock(TeamMember, { teamId, personId: userId });
      if (team.leadId === userId) throw new DomainError('team.leads');
      await tx.remove(TeamMember, member);
      tell(ctx, teamId, 'people');
    });
    return {};
  }
}
