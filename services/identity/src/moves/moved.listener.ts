import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { personMoved } from '@talent-os/contracts/identity/events.js';
import { transitionCompleted } from '@talent-os/contracts/talent/transition-events.js';
import { Listens, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Person } from '../people/person.entity.js';
import { giveRole } from './give-role.js';
import { TeamMember } from '../teams/team-member.entity.js';
import { teamUnder } from './move.rules.js';

/** A person works in another seat from today on: what they are called, whom they report to and what they may follows. */
@Controller()
export class MovedListener {
  @Listens(transitionCompleted)
  async move(moved: Payload<typeof transitionCompleted>, ctx: Ctx): Promise<void> {
    const { transitionId, employeeId, title, department, managerId, role, industry, from } = moved;
    await ctx.db.write(async (tx) => {
      const person = await tx.lock(Person, employeeId);
      await tx.update(Person, person, { title, department, managerId });
      await joinTeam(tx, employeeId, managerId);
      const replaced = await giveRole(tx, ctx, employeeId, { role, industry }, from);
      const to = { role, industry };
      ctx.emit(personMoved, { userId: employeeId, transitionId, title, department, managerId, from: replaced, to });
    });
  }
}

type TeamRow = { id: string; name: string; leadId: string; memberIds: string[] };

const TEAMS = `
  select t.id, t.name, t.lead_id as "leadId", array(
    select m.person_id from identity.team_member m where m.organization_id = $1 and m.team_id = t.id) as "memberIds"
  from identity.team t where t.organization_id = $1`;

/** Puts a person into the team of their new manager; the teams they were in and do not lead, they leave. */
async function joinTeam(tx: Transaction, personId: string, managerId: string): Promise<void> {
  const teams = await tx.read<TeamRow>(TEAMS);
  const team = teamUnder(teams, managerId);
  if (!team) return;
  for (const membership of await tx.findAll(TeamMember, { personId })) {
    const left = teams.find(({ id }) => id === membership.teamId);
    if (left && left.id !== team.id && left.leadId !== personId) await tx.remove(TeamMember, membership);
  }
  if (!team.memberIds.includes(personId)) await tx.insert(TeamMember, { teamId: team.id, personId });
}
