import type { Transaction } from '@talent-os/service-kit';
import { TeamMember } from '../teams/team-member.entity.js';
import { teamUnder } from './move.rules.js';

type TeamRow = { id: string; name: string; leadId: string; memberIds: string[] };

const TEAMS = `
  select t.id, t.name, t.lead_id as "leadId", array(
    select m.person_id from identity.team_member m where m.organization_id = $1 and m.team_id = t.id) as "memberIds"
  from identity.team t where t.organization_id = $1`;

/** Puts a person into the team of their new manager; the teams they were in and do not lead, they leave. */
export async function joinTeam(tx: Transaction, personId: string, managerId: string): Promise<void> {
  const teams = await tx.read<TeamRow>(TEAMS);
  const team = teamUnder(teams, managerId);
  if (!team) return;
  for (const membership of await tx.findAll(TeamMember, { personId })) {
    const left = teams.find(({ id }) => id === membership.teamId);
    if (left && left.id !== team.id && left.leadId !== personId) await tx.remove(TeamMember, membership);
  }
  if (!team.memberIds.includes(personId)) await tx.insert(TeamMember, { teamId: team.id, personId });
}
