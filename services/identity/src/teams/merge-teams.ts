import { DomainError, type Transaction } from '@talent-os/service-kit';
import { TeamMember } from './team-member.entity.js';
import { Team } from './team.entity.js';
import { moveRefusal, type TreeTeam } from './tree.rules.js';

/** People of `team` who are not in the other one move there; the others leave it. */
const MOVE_PEOPLE = `
  update identity.team_member m set team_id = $3, version = version + 1
  where m.organization_id = $1 and m.team_id = $2 and not exists (
    select 1 from identity.team_member o where o.organization_id = $1 and o.team_id = $3 and o.person_id = m.person_id)
  returning id`;

/** What people of `team` thanked each other for goes with them; how they worked together ends with it. */
const MOVE_KUDOS = `
  update identity.kudos set team_id = $3, version = version + 1 where organization_id = $1 and team_id = $2`;
const DROP_AGREEMENTS = `
  delete from identity.working_agreement where organization_id = $1 and team_id = $2`;

const DROP_KUDOS = 'delete from identity.kudos where organization_id = $1 and team_id = $2';

/** What a team had agreed and thanked for ends with it. */
export async function dropCulture(tx: Transaction, teamId: string): Promise<void> {
  await tx.execute(DROP_AGREEMENTS, [teamId]);
  await tx.execute(DROP_KUDOS, [teamId]);
}

/** Moves people and teams below into another team, and removes the first one. Answers how many moved. */
export async function mergeInto(tx: Transaction, teams: readonly TreeTeam[], team: Team, into: Team) {
  const below = teams.filter(({ parentId }) => parentId === team.id);
  for (const { id } of [team, ...below]) {
    const refusal = moveRefusal(teams, id, into.id);
    if (refusal) throw new DomainError(refusal);
  }
  const people = await tx.execute(MOVE_PEOPLE, [team.id, into.id]);
  await tx.execute(MOVE_KUDOS, [team.id, into.id]);
  await tx.execute(DROP_AGREEMENTS, [team.id]);
  for (const member of await tx.findAll(TeamMember, { teamId: team.id })) await tx.remove(TeamMember, member);
  for (const { id } of below) await tx.update(Team, await tx.lock(Team, id), { parentId: into.id });
  await tx.remove(Team, team);
  return { people: people.length, teams: below.length };
}
