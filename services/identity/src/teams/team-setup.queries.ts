import type { Output } from '@talent-os/contracts';
import type { getTeam, TeamRow } from '@talent-os/contracts/identity/team-setup.js';
import type { Reader } from '@talent-os/service-kit';

/** Active people of each team, its lead included, each once. */
const PLACES = `
  select m.team_id, m.person_id from identity.team_member m
  join identity.person p on p.organization_id = $1 and p.id = m.person_id and p.status = 'active'
  where m.organization_id = $1
  union
  select t.id, t.lead_id from identity.team t
  join identity.person p on p.organization_id = $1 and p.id = t.lead_id and p.status = 'active'
  where t.organization_id = $1`;

const TEAMS = `
  with places as (${PLACES}), counted as (select team_id, count(*)::int as people from places group by team_id)
  select t.id, t.name, t.parent_id as "underTeamId", t.lead_id as "leadId", rtrim(l.first_name || ' ' || l.last_name) as "leadName",
    l.status = 'active' as "leadActive", coalesce(c.people, 0) as people, t.version
  from identity.team t
  join identity.person l on l.organization_id = $1 and l.id = t.lead_id
  left join counted c on c.team_id = t.id
  where t.organization_id = $1 order by t.name, t.id`;

type StaffedTeam = Omit<TeamRow, 'vacancies'>;

/** Every team, and how many active people are in any. */
export async function allTeams(db: Reader): Promise<{ items: StaffedTeam[]; people: number }> {
  const [items, count] = await Promise.all([
    db.read<StaffedTeam>(TEAMS),
    db.readOne<{ people: number }>(`select count(distinct person_id)::int as people from (${PLACES}) places`),
  ]);
  return { items, people: count!.people };
}

/** Active people in a team, its lead first. */
export const membersOf = (db: Reader, teamId: string, leadId: string) =>
  db.read<Output<typeof getTeam>['members'][number]>(
    `select p.id, rtrim(p.first_name || ' ' || p.last_name) as name, p.title, p.id = $3 as lead, (
        select r.role_name from identity.role_assignment r where r.organization_id = $1 and r.person_id = p.id
        order by r.rank, r.id limit 1) as role
     from identity.person p
     where p.organization_id = $1 and p.status = 'active' and (p.id = $3 or exists (
         select 1 from identity.team_member m where m.organization_id = $1 and m.team_id = $2 and m.person_id = p.id))
       and exists (select 1 from identity.role_assignment r where r.organization_id = $1 and r.person_id = p.id)
     order by p.id <> $3, p.last_name, p.first_name, p.id`,
    [teamId, leadId],
  );

/** Of these people, who works here and is active. `$3`: roles of people who work here. */
export async function activeColleagues(
  db: Reader,
  ids: readonly string[],
  roles: readonly string[],
): Promise<string[]> {
  const found = await db.read<{ id: string }>(
    `select p.id from identity.person p
      where p.organization_id = $1 and p.id = any($2::uuid[]) and p.status = 'active' and exists (
        select 1 from identity.role_assignment r
        where r.organization_id = $1 and r.person_id = p.id and r.role_name = any($3))`,
    [ids, roles],
  );
  return found.map(({ id }) => id);
}
