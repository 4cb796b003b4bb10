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
