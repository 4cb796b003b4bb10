import type { Output } from '@talent-os/contracts';
import type { getTeamCulture, WayOfWorking, WorkingAgreement } from '@talent-os/contracts/identity/team-culture.js';
import type { Ctx, Reader } from '@talent-os/service-kit';

/** Versions that are shown at most. */
const SHOWN = 100;
const AGREEMENTS = (most: number) => `
  select a.number, a.hours, a.channels, a.meetings, a.created_at as "publishedAt",
    rtrim(p.first_name || ' ' || p.last_name) as "publishedByName"
  from identity.working_agreement a
  left join identity.person p on p.organization_id = $1 and p.id = a.published_by
  where a.organization_id = $1 and a.team_id = $2 order by a.number desc limit ${most}`;

/** The agreement of a team that is in force. */
export const latestAgreement = (db: Reader, teamId: string): Promise<WorkingAgreement | undefined> =>
  db.readOne<WorkingAgreement>(AGREEMENTS(1), [teamId]);

/** What was published for a team, newest first. */
export const agreementsOf = (db: Reader, teamId: string): Promise<WorkingAgreement[]> =>
  db.read<WorkingAgreement>(AGREEMENTS(SHOWN), [teamId]);

/** `$2` the team, `$3` who asks. */
const MINE = `
  select t.lead_id as "leadId" from identity.team t
  where t.organization_id = $1 and t.id = $2 and (t.lead_id = $3 or exists (
    select 1 from identity.team_member m where m.organization_id = $1 and m.team_id = t.id and m.person_id = $3))`;

/** A team the caller is in or leads, by who leads it; any other is not found. */
export const ownTeam = (ctx: Ctx, teamId: string): Promise<{ readonly leadId: string }> =>
  ctx.db.readExisting<{ leadId: string }>(MINE, [teamId, ctx.userId]);

/** `$2` the team, `$3` its lead. */
const PEOPLE = `
  select p.id, rtrim(p.first_name || ' ' || p.last_name) as name, p.title, p.id = $3 as lead,
    case when w.id is not null then
      json_build_object('bestHours', w.best_hours, 'reachMe', w.reach_me, 'feedback', w.feedback) end as way
  from identity.person p
  left join identity.way_of_working w on w.organization_id = $1 and w.person_id = p.id
  where p.organization_id = $1 and p.status = 'active' and (p.id = $3 or exists (
    select 1 from identity.team_member m where m.organization_id = $1 and m.team_id = $2 and m.person_id = p.id))
  order by p.id <> $3, p.last_name, p.first_name, p.id`;

/** Active people of a team with how they work best, its lead first. */
export const peopleOf = (db: Reader, teamId: string, leadId: string) =>
  db.read<Output<typeof getTeamCulture>['people'][number]>(PEOPLE, [teamId, leadId]);

const WAY = `
  select w.best_hours as "bestHours", w.reach_me as "reachMe", w.feedback from identity.way_of_working w
  where w.organization_id = $1 and w.person_id = $2`;

/** What somebody has said of how they work best. */
export const wayOf = (db: Reader, userId: string): Promise<WayOfWorking | undefined> =>
  db.readOne<WayOfWorking>(WAY, [userId]);
