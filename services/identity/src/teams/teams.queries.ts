import type { Output } from '@talent-os/contracts';
import type { Team, teamMembers } from '@talent-os/contracts/identity/teams.js';
import type { Reader } from '@talent-os/service-kit';

const TEAMS_OF = `
  with recursive mine as (
    select t.id, t.lead_id = $2 as leads from identity.team t
    where t.organization_id = $1 and (t.lead_id = $2 or exists (
      select 1 from identity.team_member m where m.organization_id = $1 and m.team_id = t.id and m.person_id = $2))),
  reached as (
    select id, leads from mine
    union
    select t.id, true from identity.team t join reached on reached.leads and t.parent_id = reached.id
    where t.organization_id = $1)
  select t.id, t.name, t.parent_id as "parentId", t.lead_id as "leadId",
    case when t.lead_id = $2 then 'lead' when mine.id is null then 'above' else 'member' end as relation
  from (select distinct id from reached) r
  join identity.team t on t.organization_id = $1 and t.id = r.id
  left join mine on mine.id = t.id
  order by t.name, t.id`;

/** Teams the person is in or leads, and the ones below those they lead. */
export const teamsOfPerson = (db: Reader, userId: string): Promise<Team[]> => db.read<Team>(TEAMS_OF, [userId]);

const COLLEAGUES = `
  with shared as (
    select t.id, t.lead_id from identity.team t
    where t.organization_id = $1 and (t.lead_id = $2 or exists (
      select 1 from identity.team_member m where m.organization_id = $1 and m.team_id = t.id and m.person_id = $2)))
  select distinct p.id from identity.person p
  where p.organization_id = $1 and p.status = 'active' and p.id <> $2 and (
    p.id in (select lead_id from shared) or exists (
      select 1 from identity.team_member m
      where m.organization_id = $1 and m.person_id = p.id and m.team_id in (select id from shared)))`;

/** Ids of active people who share a team with the person. */
export async function colleagueIds(db: Reader, userId: string): Promise<string[]> {
  return (await db.read<{ id: string }>(COLLEAGUES, [userId])).map(({ id }) => id);
}

const MEMBERS = `
  select t.id, t.name, t.parent_id as "parentId", t.lead_id as "leadId", coalesce((
    select json_agg(p.id order by p.id) from identity.person p
    where p.organization_id = $1 and p.status = 'active' and (p.id = t.lead_id or exists (
      select 1 from identity.team_member m where m.organization_id = $1 and m.team_id = t.id and m.person_id = p.id))),
    '[]'::json) as "memberIds"
  from identity.team t where t.organization_id = $1 order by t.name, t.id`;

/** Every team with who is in it. */
export const membersOfTeams = (db: Reader) => db.read<Output<typeof teamMembers>['teams'][number]>(MEMBERS);

/** Whom a person reports to, by the expression of their id; it may name any row but those called so in here. */
export const managerOf = (person: string) => `
  select coalesce(
    (select self.manager_id from identity.person self
      join identity.person boss on boss.organization_id = $1 and boss.id = self.manager_id and boss.status = 'active'
     where self.organization_id = $1 and self.id = ${person}),
    (select nearest.lead_id from identity.team_member seat
       join identity.team nearest on nearest.organization_id = $1 and nearest.id = seat.team_id
       join identity.person boss on boss.organization_id = $1 and boss.id = nearest.lead_id and boss.status = 'active'
      where seat.organization_id = $1 and seat.person_id = ${person} and nearest.lead_id <> ${person}
      order by nearest.parent_id nulls last, nearest.name, nearest.id limit 1)) as id`;

/** Whom the person `$2` reports to. */
export const MANAGER = managerOf('$2');

/** Whom an active person reports to: the manager a move gave them, else who leads the nearest of their teams. */
export const managerIdOf = async (db: Reader, userId: string): Promise<string | null> =>
  (await db.readOne<{ id: string | null }>(MANAGER, [userId]))?.id ?? null;
