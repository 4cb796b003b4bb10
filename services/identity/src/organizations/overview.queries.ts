import type { Output } from '@talent-os/contracts';
import { setupSteps, type getOrganizationOverview } from '@talent-os/contracts/identity/organization-profile.js';
import type { Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { colleagueRoles } from '../people/colleagues.queries.js';

type Overview = Output<typeof getOrganizationOverview>;
type OverviewRow = Record<(typeof setupSteps)[number], boolean> &
  Overview['people'] &
  Omit<Overview, 'steps' | 'people' | 'teams'> & { readonly teamCount: number };

const LATELY_MS = 30 * DAY_MS;

/** Applicants are in no team and no seat: `$2` are the roles of people who work here. */
const OVERVIEW = `
  with staff as (
    select p.id, p.status, p.password_hash is not null as "signsIn" from identity.person p
    where p.organization_id = $1 and exists (
      select 1 from identity.role_assignment r
      where r.organization_id = $1 and r.person_id = p.id and r.role_name = any($2))),
  leaderless as (
    select t.id from identity.team t
    where t.organization_id = $1 and not exists (
      select 1 from identity.person l where l.organization_id = $1 and l.id = t.lead_id and l.status = 'active'))
  select
    o.legal_name is not null and o.address is not null and o.size is not null as profile,
    exists (select 1 from identity.picture i where i.organization_id = $1 and i.subject_id = o.id) as logo,
    (select count(*) > 0 from identity.dashboard_content d where d.organization_id = $1) as headlines,
    (select count(*) > 0 from identity.team t where t.organization_id = $1) as teams,
    not exists (select 1 from leaderless) as leads,
    (select count(*) > 1 from staff where status = 'active') as people,
    (select count(*)::int from staff where status = 'active') as active,
    (select count(*)::int from staff where status <> 'active') as disabled,
    (select count(*)::int from staff where status = 'active' and not "signsIn") as "withoutPassword",
    (select count(distinct s.person_id)::int from identity.session s
      join staff on staff.id = s.person_id and staff.status = 'active'
      where s.organization_id = $1 and s.updated_at > $3) as "usedLately",
    (select count(*)::int from identity.team t where t.organization_id = $1) as "teamCount",
    (select count(*)::int from leaderless) as "teamsWithoutLead",
    (select count(*)::int from staff where status = 'active'
      and not exists (select 1 from identity.team_member m where m.organization_id = $1 and m.person_id = staff.id)
      and not exists (select 1 from identity.team t where t.organization_id = $1 and t.lead_id = staff.id)) as "withoutTeam",
    (select count(*)::int from identity.registration r where r.organization_id = $1 and r.expires_at > $4) as registrations,
    (select count(*)::int from identity.mail m
      where m.organization_id = $1 and m.state = 'failed' and m.created_at > $3) as "failedMails"
  from identity.organization o where o.organization_id = $1`;

/** How far the caller's organization is set up, who uses it, and what somebody should look at. */
export async function overviewOf(ctx: Ctx): Promise<Overview> {
  const since = new Date(ctx.now.getTime() - LATELY_MS);
  const row = await ctx.db.readExisting<OverviewRow>(OVERVIEW, [colleagueRoles, since, ctx.now]);
  const { active, disabled, withoutPassword, usedLately, teamsWithoutLead, withoutTeam, registrations, failedMails } =
    row;
  return {
    steps: setupSteps.map((step) => ({ step, done: row[step] })),
    people: { active, disabled, withoutPassword, usedLately },
    teams: row.teamCount,
    teamsWithoutLead,
    withoutTeam,
    registrations,
    failedMails,
  };
}
