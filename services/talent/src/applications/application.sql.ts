import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { joinsFor } from '@talent-os/service-kit/sql/list';
import { texts } from '@talent-os/service-kit/sql/texts';
import { FORMER } from '../people/people.js';
import { voidInterviews } from '../interviews/scorecard.rules.js';
import { nameOf, person } from '../people/people.sql.js';
import { humanOnly } from '../skills/human-only.sql.js';
import { matchOf } from '../skills/match.sql.js';
import { needsOf } from '../skills/skill.queries.js';

/** Hired people stay in the pipeline this long, in days. */
const HIRED_DAYS = 30;

/** An application `a` with its seat `p`. */
const SEAT = 'join talent.position p on p.organization_id = $1 and p.id = a.position_id';
export const APPLICATION = `talent.application a ${SEAT}`;

/** The stage of an application, and the person. */
const STAGE = 'join stage g on g.pipeline_id = p.pipeline_template_id and g.key = a.stage_key';
export const PERSON = person('h', 'a.user_id');

/** What conditions and order read beside application and seat: the stage `g` and the person `h`, joined only then. */
export const joinedFor = (...parts: readonly string[]): string => joinsFor({ g: STAGE, h: PERSON }, parts).join(' ');

export const ON_THE_WAY = `a.status in ('active', 'on_hold') and p.status in ('open', 'on_hold')`;

/** The day a person has been in a stage for as long as it may take, by the calendar of a timezone; its placeholder. */
export const dueOnIn = (timezone: string): string => `((a.stage_entered_at at time zone ${timezone})::date + g.sla)`;
/** Not at rest, and past that day; `today` is the placeholder of a day there. */
export const isLate = (today: string, timezone: string): string =>
  `a.status = 'active' and ${dueOnIn(timezone)} < ${today}::date`;

/** On their way into a seat that takes people, or hired lately. `$2` is now. */
export const UNDER_WAY = `(a.status in ('active', 'on_hold', 'hired') and (${ON_THE_WAY}
  or a.status = 'hired' and a.stage_entered_at > $2::timestamptz - interval '${HIRED_DAYS} days'))`;

/** Still in the pipeline of a seat that takes nobody any more. */
export const REMAIN = `a.status in ('active', 'on_hold') and p.status in ('filled', 'closed')`;

const seatsWith = (status: string) => `
  select $1::uuid as organization_id, position_id, '${status}' as status, null::timestamptz as stage_entered_at, count(*)
  from talent.application where organization_id = $1 and status = '${status}' group by position_id`;

/**
 * What can be under way, as applications `a` of a seat `p` that stand for `a.count` of them: a count over these reads an
 * index and looks up each seat once, where one over `APPLICATION` joins every row. They know seat and status only.
 */
export const BY_SEAT = `(${seatsWith('active')} union all ${seatsWith('on_hold')} union all
  select organization_id, position_id, status, stage_entered_at, 1
  from talent.application where organization_id = $1 and status = 'hired') a
  cross join lateral (select p.* from talent.position p where p.organization_id = $1 and p.id = a.position_id offset 0) p`;

export const SEARCHED = holdingWords('talent', nameOf('h'), 'p.title', 'p.department');
/** Applications of whom, or to what, a word finds. */
export const applicationsMatching = (pattern: string) => `
  select x.id from talent.person_search y join talent.application x on x.organization_id = $1 and x.user_id = y.id
  where y.text like ${pattern}
  union all select x.id from talent.position_search y join talent.application x on x.organization_id = $1 and x.position_id = y.id
  where y.text like ${pattern}
  union all select x.id from talent.application x where x.organization_id = $1 and talent.fold_text('${FORMER.name}') like ${pattern}
    and not exists (select from talent.person y where y.organization_id = $1 and y.id = x.user_id)`;
const MATCH = matchOf('a.user_id');

/** An application as `ApplicationRow` has it; stands behind `APPLICATION` and `INTERVIEWS`. */
export const FIELDS = `
  a.id, a.version, a.user_id as "userId", a.position_id as "positionId", p.title as "positionTitle",
  p.status as "positionStatus", p.department, p.location, p.industry, p.hiring_manager_id as "hiringManagerId",
  p.recruiter_id as "recruiterId", p.pipeline_template_id as "pipelineId", p.hard_requirements as "hardRequirements",
  a.source, a.status, a.stage_key as "stageKey", a.stage_entered_at as "stageEnteredAt", a.created_at as "appliedAt",
  a.nudged_at as "nudgedAt",
  ${needsOf('a.user_id')} as needs, ${humanOnly('a.user_id')} as "humanOnly",
  held.next as "nextInterviewAt", held.proposed, held.scheduled, held.completed, held.settled, held.owing,
  (select o.status from talent.offer o where o.organization_id = $1 and o.application_id = a.id
   order by o.created_at desc, o.id limit 1) as offer`;

/** What is arranged for an application, and who owes a scorecard. */
export const INTERVIEWS = `
  cross join lateral (
    select min(i.start_at) filter (where i.status = 'scheduled' and i.start_at > $2) as next,
      count(*) filter (where i.status = 'proposed')::int as proposed,
      count(*) filter (where i.status = 'scheduled')::int as scheduled,
      count(*) filter (where i.status = 'completed')::int as completed,
      coalesce(bool_and(i.status = 'completed' and not exists (
        select 1 from unnest(i.interviewer_ids) as one (id) where not exists (select 1 from talent.scorecard s
          where s.organization_id = $1 and s.interview_id = i.id and s.interviewer_id = one.id)
      )) filter (where i.status not in (${texts(voidInterviews)})), false) as settled,
      coalesce((
        select json_agg(distinct one.id)
        from talent.interview over, unnest(over.interviewer_ids) as one (id)
        where over.organization_id = $1 and over.application_id = a.id
          and over.status in ('scheduled', 'completed') and over.end_at <= $2
          and not exists (select 1 from talent.scorecard s
            where s.organization_id = $1 and s.interview_id = over.id and s.interviewer_id = one.id)
      ), '[]') as owing
    from talent.interview i where i.organization_id = $1 and i.application_id = a.id
  ) held`;

/** By the alias they make. */
export const JOINS = { p: SEAT, g: STAGE, h: PERSON, held: INTERVIEWS };

export const SORTABLE = {
  personName: nameOf('h'),
  positionTitle: 'p.title',
  stage: `array_position(array[${texts(stageTypes)}], g.type)`,
  // A position that asks for nothing says nothing about the match: below 0. Whom no score sorts stands before the best.
  match: `case when ${humanOnly('a.user_id')} then 101 else coalesce(${MATCH}, -1) end`,
  daysInStage: '($2::timestamptz - a.stage_entered_at)',
  appliedAt: 'a.created_at',
  nextInterviewAt: `(select min(i.start_at) from talent.interview i where i.organization_id = $1
    and i.application_id = a.id and i.status = 'scheduled' and i.start_at > $2)`,
};
/** The longest in its stage first: an index has this order. */
export const USUAL = 'a.stage_entered_at';
export const TIE = 'a.created_at, a.id';
