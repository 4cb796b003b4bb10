import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { nameOf, person } from '../people/people.sql.js';

/** Applications younger than this are new, in days. */
const NEW_DAYS = 7;

export const IN_PIPELINE = `a.status in ('active', 'on_hold')`;
/** An application `a` that came in lately; `$2` is now. */
export const NEW = `a.created_at > $2::timestamptz - interval '${NEW_DAYS} days'`;

/** People in the pipelines of the organization, by seat and stage; `$2` is now. */
export const PEOPLE = `people as materialized (
  select a.position_id, a.stage_key, count(*)::int as count, (count(*) filter (where ${NEW}))::int as fresh
  from talent.application a where a.organization_id = $1 and ${IN_PIPELINE} group by a.position_id, a.stage_key)`;

export const TAKES_PEOPLE = `p.status in ('open', 'on_hold')`;

/** Seats people may come into or are still in the pipeline of. */
export const HAS_PIPELINE = `(${TAKES_PEOPLE} or p.id in (select position_id from people))`;

const CARD_MISSING = `exists (select 1 from unnest(i.interviewer_ids) as one (id) where not exists (
  select 1 from talent.scorecard s where s.organization_id = $1 and s.interview_id = i.id and s.interviewer_id = one.id))`;
const HELD = `i.organization_id = $1 and i.status in ('scheduled', 'completed')`;

const heldFor = (condition: string) => `exists (
  select from talent.interview i where ${HELD} and i.application_id = a.id and ${condition})`;

/**
 * An application `a` whose scorecards are overdue; one with an interview today, in the timezone at a placeholder; one
 * with an offer that is out.
 */
export const OVERDUE = heldFor(`i.end_at <= $2::timestamptz - interval '24 hours' and ${CARD_MISSING}`);
export const interviewToday = (timezone: string): string =>
  heldFor(`(i.start_at at time zone ${timezone})::date = ($2::timestamptz at time zone ${timezone})::date`);
export const OUT = `exists (select from talent.offer o
  where o.organization_id = $1 and o.application_id = a.id and o.status in ('sent', 'viewed'))`;
const TODAY = interviewToday('$3');

const OF_SEAT = `talent.application a where a.organization_id = $1 and a.position_id = p.id and ${IN_PIPELINE}`;

/** People are in the pipeline of a seat `p`. */
export const PEOPLED = `exists (select from ${OF_SEAT})`;

/** People in the pipeline of a seat `p`: by key of their stage, and all of them. */
export const COUNTS = `coalesce((select json_object_agg(one.key, one.count) from (
    select a.stage_key as key, count(*)::int as count from ${OF_SEAT} group by a.stage_key) one), '{}')`;
export const APPLICANTS = `(select count(*)::int from ${OF_SEAT})`;

/** A seat `p` as `PositionFigures` has it. */
export const FIGURES = `
  p.id, p.version, p.title, p.department, p.location, p.industry, p.status, p.visibility, p.opened_at as "openedAt",
  p.hiring_manager_id as "hiringManagerId", p.recruiter_id as "recruiterId", p.pipeline_template_id as "pipelineId",
  ${COUNTS} as counts, ${APPLICANTS} as applicants,
  (select count(*)::int from ${OF_SEAT} and ${NEW}) as "newApplicants",
  (select count(*)::int from ${OF_SEAT} and ${OVERDUE}) as "overdueScorecards",
  (select count(*)::int from ${OF_SEAT} and ${TODAY}) as "interviewsToday",
  (select count(*)::int from ${OF_SEAT} and ${OUT}) as "offersOut"`;

/** What the people in the pipelines of the seats in `seats` add up to. */
export const summed = (seats: string): string => `
  select count(*) filter (where ${NEW}) as "newApplicants", count(*) filter (where ${OVERDUE}) as "overdueScorecards",
    count(*) filter (where ${TODAY}) as "interviewsToday", count(*) filter (where ${OUT}) as "offersOut"
  from talent.application a where a.organization_id = $1 and ${IN_PIPELINE}
    and a.position_id in (select id from ${seats})`;

export const NAMES = `${person('manager', 'p.hiring_manager_id')} ${person('recruiter', 'p.recruiter_id')}`;
const CROWD = `left join (
  select position_id, sum(count) as applicants, sum(fresh) as fresh from people group by position_id) crowd
  on crowd.position_id = p.id`;

export const SEARCHED = holdingWords(
  'talent',
  'p.title',
  'p.department',
  'p.location',
  nameOf('manager'),
  nameOf('recruiter'),
);

/** What conditions and order read beside the seat, joined only then. */
export const joinedFor = (...parts: readonly string[]): string =>
  [
    ...(parts.some((part) => part.includes('manager.name')) ? [NAMES] : []),
    ...(parts.some((part) => part.includes('crowd.')) ? [CROWD] : []),
  ].join(' ');

export const SORTABLE = {
  title: 'p.title',
  department: 'p.department',
  openedAt: 'p.opened_at',
  applicants: 'coalesce(crowd.applicants, 0)',
  newApplicants: 'coalesce(crowd.fresh, 0)',
};
/** The newest first: an index has this order. */
export const USUAL = 'p.opened_at desc';
