import { uuidv7, type Transaction } from '@talent-os/service-kit';
import { colleagueRoles } from '../people/colleagues.queries.js';
import { TeamMember } from '../teams/team-member.entity.js';
import { Team } from '../teams/team.entity.js';
import { teamsAbove, sameTeam } from '../teams/tree.rules.js';
import type { Taking } from './taking.js';
import { planTeams } from './plan.rules.js';
import type { TeamRow } from './row.rules.js';

type KnownTeam = { readonly id: string; readonly name: string; readonly parentId: string | null };

const LEADS = `
  select p.email, p.id from identity.person p
  where p.organization_id = $1 and p.email = any($2) and p.status = 'active' and exists (
    select 1 from identity.role_assignment r
    where r.organization_id = $1 and r.person_id = p.id and r.role_name = any($3))`;

/** What a file of teams adds. */
export async function takeTeams(tx: Transaction, rows: readonly TeamRow[]): Promise<Taking> {
  const teams = await tx.read<KnownTeam>(
    'select id, name, parent_id as "parentId" from identity.team where organization_id = $1',
  );
  const found = await tx.read<{ email: string; id: string }>(LEADS, [rows.map(({ lead }) => lead), colleagueRoles]);
  const leads = new Map(found.map(({ email, id }) => [email, id]));
  const byId = new Map(teams.map((team) => [team.id, team]));
  const depths = new Map(teams.map(({ id, name }) => [sameTeam(name), teamsAbove(byId, id).length + 1]));
  const { add, known, faults } = planTeams(rows, { depths, leads });
  const ids = new Map(teams.map(({ id, name }) => [sameTeam(name), id]));
  return { rows: add.length, known, faults, take: () => insertTeams(tx, add, ids, leads) };
}

async function insertTeams(
  tx: Transaction,
  rows: readonly TeamRow[],
  known: ReadonlyMap<string, string>,
  leads: ReadonlyMap<string, string>,
): Promise<void> {
  const ids = new Map([...known, ...rows.map(({ key }) => [key, uuidv7()] as const)]);
  await tx.insertAll(
    Team,
    rows.map(({ key, name, lead, under }) => ({
      id: ids.get(key)!,
      name,
      leadId: leads.get(lead)!,
      parentId: under ? ids.get(sameTeam(under))! : null,
    })),
  );
  await tx.insertAll(
    TeamMember,
    rows.map(({ key, lead }) => ({ teamId: ids.get(key)!, personId: leads.get(lead)! })),
  );
}
