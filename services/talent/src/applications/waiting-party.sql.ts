import { waitingFilters, type WaitingParty } from '@talent-os/contracts/talent/applications.js';
import { stageTypes, usualParties, type StageParty, type StageType } from '@talent-os/contracts/talent/pipeline.js';
import { offerTurns } from './waiting-party.rules.js';

// What `waiting-party.rules.ts` decides, for the database to filter by. Of an application `a` to the seat `p` in the stage `g`;
// `$2` is now. A test goes through every application and compares.

/** A person owes a scorecard of an interview that is over; only those `who` lets through. */
const scorecardMissing = (who = '') => `exists (
  select 1 from talent.interview i, unnest(i.interviewer_ids) as one (id)
  where i.organization_id = $1 and i.application_id = a.id and i.status in ('scheduled', 'completed') and i.end_at <= $2
    and not exists (select 1 from talent.scorecard s
      where s.organization_id = $1 and s.interview_id = i.id and s.interviewer_id = one.id) ${who})`;

const INTERVIEWS = `
  case when ${scorecardMissing()} then 'interviewer' else (
    select case when count(*) filter (where i.status = 'proposed') > 0 then 'candidate'
      when count(*) filter (where i.status = 'scheduled') > 0 then 'interviewer'
      when count(*) filter (where i.status = 'completed') > 0 then 'manager' else 'recruiter' end
    from talent.interview i where i.organization_id = $1 and i.application_id = a.id) end`;

const OFFER = `coalesce((
  select case o.status ${Object.entries(offerTurns)
    .map(([state, party]) => `when '${state}' then '${party}'`)
    .join(' ')} end
  from talent.offer o where o.organization_id = $1 and o.application_id = a.id
  order by o.created_at desc, o.id limit 1), 'recruiter')`;

/** Whom the pipeline names, else whom a stage of the type usually waits for. */
const unlessSaid = (usual: StageParty): string => `coalesce(g.waits, '${usual}')`;

const byStage: Record<StageType, string> = {
  applied: unlessSaid(usualParties.applied),
  screen: unlessSaid(usualParties.screen),
  assess: unlessSaid(usualParties.assess),
  interview: INTERVIEWS,
  offer: OFFER,
  hired: 'null',
};

/** Whose turn it is; null where nothing is awaited. */
export const PARTY = `(case when a.status = 'active' then
  case g.type ${stageTypes.map((type) => `when '${type}' then ${byStage[type]}`).join(' ')} end end)`;

/** Whether it is the turn of the person at a placeholder. */
const mine = (me: string) => `(case ${PARTY}
  when 'recruiter' then p.recruiter_id = ${me}::uuid when 'manager' then p.hiring_manager_id = ${me}::uuid
  when 'interviewer' then ${scorecardMissing(`and one.id = ${me}::uuid`)} when 'candidate' then a.user_id = ${me}::uuid else false end)`;

/** Whether it is their turn to do something else than to write a scorecard. */
export const turnBesideInterviews = (me: string) => `${PARTY} is distinct from 'interviewer' and ${mine(me)}`;

type WaitingFilter = (typeof waitingFilters)[number];

/** The condition of a filter by turns; `me` is the placeholder of the caller. */
export const waitsFor = (waiting: WaitingFilter, me: () => string): string =>
  waiting === 'me' ? mine(me()) : `${PARTY} = '${waiting satisfies WaitingParty}'`;

/** How long it has been in its stage, as `ageOf` says. */
export const AGE = `(case when a.status <> 'active' then 'fresh'
  when $2::timestamptz - a.stage_entered_at > 2 * g.sla * interval '1 day' then 'overdue'
  when $2::timestamptz - a.stage_entered_at > g.sla * interval '1 day' then 'late' else 'fresh' end)`;
