import type { Industry } from '@talent-os/contracts';
import { uuidv7, type Transaction } from '@talent-os/service-kit';
import { joiningDay } from '../people/joining-day.js';
import { Person } from '../people/person.entity.js';
import { RoleAssignment } from '../people/role-assignment.entity.js';
import { TeamMember } from '../teams/team-member.entity.js';
import { ANYWHERE } from '../untenanted.js';
import type { Taking } from './taking.js';
import { planPeople } from './plan.rules.js';
import type { PersonRow } from './row.rules.js';
import { sameTeam } from '../teams/tree.rules.js';

/** What a file of people adds. They sign in once they have chosen a password with a link. */
export async function takePeople(tx: Transaction, rows: readonly PersonRow[]): Promise<Taking> {
  const emails = rows.map(({ email }) => email);
  const organization = await tx.readOne<{ industries: Industry[] }>(
    'select to_json(industries) as industries from identity.organization where organization_id = $1',
  );
  const here = await tx.read<{ email: string }>(
    'select email from identity.person where organization_id = $1 and email = any($2)',
    [emails],
  );
  const taken = await tx.read<{ email: string }>(
    `select email from identity.sign_in_index where ${ANYWHERE} and email = any($2)`,
    [emails],
  );
  const teams = await tx.read<{ id: string; name: string }>(
    'select id, name from identity.team where organization_id = $1',
  );
  const teamIds = new Map(teams.map(({ id, name }) => [sameTeam(name), id]));
  const { add, known, faults } = planPeople(rows, {
    industries: organization!.industries,
    here: new Set(here.map(({ email }) => email)),
    taken: new Set(taken.map(({ email }) => email)),
    teams: teamIds,
  });
  return { rows: add.length, known, faults, take: () => insertPeople(tx, add, teamIds) };
}

async function insertPeople(tx: Transaction, rows: readonly PersonRow[], teams: ReadonlyMap<string, string>) {
  const people = rows.map((row) => ({ ...row, id: uuidv7() }));
  const joinedOn = await joiningDay(tx, new Date());
  await tx.insertAll(
    Person,
    people.map(({ id, email, firstName, lastName, title }) => ({
      id,
      email,
      firstName,
      lastName,
      title,
      joinedOn,
      status: 'active' as const,
    })),
  );
  await tx.insertAll(
    RoleAssignment,
    people.map(({ id: personId, role: roleName, industry }) => ({ personId, roleName, industry, rank: 0 })),
  );
  const inTeams = people.flatMap(({ id: personId, team }) => {
    const teamId = team && teams.get(sameTeam(team));
    return teamId ? [{ teamId, personId }] : [];
  });
  if (inTeams.length > 0) await tx.insertAll(TeamMember, inTeams);
  await tx.execute(
    `insert into identity.sign_in_index (email, organization_id, user_id)
     select email, $1::uuid, user_id from unnest($2::text[], $3::uuid[]) as listed (email, user_id)`,
    [people.map(({ email }) => email), people.map(({ id }) => id)],
  );
}
