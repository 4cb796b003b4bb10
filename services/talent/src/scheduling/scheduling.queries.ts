import { MOST_TO_SCHEDULE } from '@talent-os/contracts/talent/scheduling.js';
import {
  MAX_INTERVIEWERS,
  SCORECARD_HOURS,
  type InterviewKind,
  type InterviewState,
} from '@talent-os/contracts/talent/interview-states.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Span } from '../interviews/interview.rules.js';
import { keptTo } from '../positions/kept-to.js';
import { STAGES } from '../positions/pipeline.sql.js';

/** An application `a` with its seat `p` and its stage `g`, of a seat the caller reaches; `$2` is whose seats alone. */
const REACHED = `talent.application a
  join talent.position p on p.organization_id = $1 and p.id = a.position_id
  join stage g on g.pipeline_id = p.pipeline_template_id and g.key = a.stage_key`;
const IN_REACH = `a.organization_id = $1 and ($2::uuid is null or p.hiring_manager_id = $2)`;

/** Nothing is arranged, and nothing was held in its stage. */
const UNARRANGED = `not exists (
  select from talent.interview i where i.organization_id = $1 and i.application_id = a.id and (
    i.status in ('proposed', 'scheduled') or i.status = 'completed' and i.end_at >= a.stage_entered_at))`;

export type WaitingRow = {
  readonly applicationId: string;
  readonly userId: string;
  readonly positionTitle: string;
  readonly stage: string;
  readonly slaDays: number;
  readonly daysInStage: number;
  readonly status: string;
};
const WAITING = `a.id as "applicationId", a.user_id as "userId", p.title as "positionTitle", g.name as stage,
  g.sla as "slaDays", a.status,
  greatest(0, floor(extract(epoch from $3::timestamptz - a.stage_entered_at) / 86400))::int as "daysInStage"`;

/** Who is in a stage of interviews without one, the longest first. */
export const toSchedule = (ctx: Ctx): Promise<WaitingRow[]> =>
  ctx.db.read<WaitingRow>(
    `with ${STAGES} select ${WAITING} from ${REACHED}
     where ${IN_REACH} and a.status = 'active' and p.status = 'open' and g.type = 'interview' and ${UNARRANGED}
     order by a.stage_entered_at, a.id limit ${MOST_TO_SCHEDULE}`,
    [keptTo(ctx), ctx.now],
  );

export type ChosenRow = WaitingRow & {
  readonly hiringManagerId: string;
  /** Who held the last interview for the position; null where there was none. */
  readonly panel: readonly string[] | null;
};
/** The application somebody arranges an interview for. */
export const chosenApplication = (ctx: Ctx, applicationId: string): Promise<ChosenRow> =>
  ctx.db.readExisting<ChosenRow>(
    `with ${STAGES} select ${WAITING}, p.hiring_manager_id as "hiringManagerId",
       (select i.interviewer_ids::text[] from talent.interview i
        where i.organization_id = $1 and i.position_id = p.id and i.status <> 'cancelled'
        order by (i.application_id = a.id) desc, i.created_at desc, i.id limit 1) as panel
     from ${REACHED} where ${IN_REACH} and a.id = $4`,
    [keptTo(ctx), ctx.now, applicationId],
  );

export type BookingRow = {
  readonly interviewId: string;
  readonly applicationId: string;
  readonly candidateId: string;
  readonly positionTitle: string;
  readonly applicationStatus: string;
  readonly source: string;
  readonly kind: InterviewKind;
  readonly status: InterviewState;
  readonly location: string;
  readonly minutes: number;
  readonly start: string | null;
  readonly end: string | null;
  readonly slots: readonly string[];
  readonly interviewerIds: readonly string[];
};

/** What is arranged and still to come: a time that is set, or slots on offer, which may have passed. */
export const openBookings = (ctx: Ctx): Promise<BookingRow[]> =>
  ctx.db.read<BookingRow>(
    `select i.id as "interviewId", i.application_id as "applicationId", i.candidate_id as "candidateId",
       p.title as "positionTitle", a.status as "applicationStatus", a.source, i.kind, i.status, i.location, i.minutes,
       i.start_at as start, i.end_at as end, to_json(i.slots) as slots, i.interviewer_ids::text[] as "interviewerIds"
     from talent.interview i
     join talent.application a on a.organization_id = $1 and a.id = i.application_id
     join talent.position p on p.organization_id = $1 and p.id = i.position_id
     where i.organization_id = $1 and ($2::uuid is null or p.hiring_manager_id = $2)
       and (i.status = 'proposed' or i.status = 'scheduled' and i.start_at > $3)
     order by coalesce(i.start_at, i.slots[1]), i.id limit ${MOST_TO_SCHEDULE}`,
    [keptTo(ctx), ctx.now],
  );

type OwedRow = {
  readonly interviewId: string;
  readonly applicationId: string;
  readonly candidateId: string;
  readonly positionTitle: string;
  readonly interviewerId: string;
  readonly end: string;
};
/** Scorecards past their time, the longest first; a row for each interviewer who owes one. */
export const owedCards = (ctx: Ctx): Promise<OwedRow[]> =>
  ctx.db.read<OwedRow>(
    `select i.id as "interviewId", i.application_id as "applicationId", i.candidate_id as "candidateId",
       p.title as "positionTitle", one.id as "interviewerId", i.end_at as end
     from talent.interview i
     join talent.application a on a.organization_id = $1 and a.id = i.application_id and a.status = 'active'
     join talent.position p on p.organization_id = $1 and p.id = i.position_id
     cross join unnest(i.interviewer_ids) as one (id)
     where i.organization_id = $1 and ($2::uuid is null or p.hiring_manager_id = $2)
       and i.status = 'completed' and i.end_at <= $3::timestamptz - interval '${SCORECARD_HOURS} hours'
       and not exists (select from talent.scorecard s
         where s.organization_id = $1 and s.interview_id = i.id and s.interviewer_id = one.id)
     order by i.end_at, i.id, one.id limit ${MOST_TO_SCHEDULE}`,
    [keptTo(ctx), ctx.now],
  );

/** Who holds most of the interviews within a span, of those the caller reaches. */
export const busiestInterviewers = async (ctx: Ctx, { start, end }: Span): Promise<string[]> => {
  const rows = await ctx.db.read<{ id: string }>(
    `select one.id from talent.interview i
     join talent.position p on p.organization_id = $1 and p.id = i.position_id
     cross join unnest(i.interviewer_ids) as one (id)
     where i.organization_id = $1 and ($2::uuid is null or p.hiring_manager_id = $2)
       and i.status in ('scheduled', 'completed') and i.end_at > $3 and i.start_at < $4
     group by one.id order by count(*) desc, one.id limit ${MAX_INTERVIEWERS}`,
    [keptTo(ctx), start, end],
  );
  return rows.map(({ id }) => id);
};

export type HeldRow = {
  readonly candidateId: string;
  readonly interviewerIds: readonly string[];
  readonly start: string;
  readonly end: string;
  /** The caller may know whom it is with. */
  readonly reached: boolean;
};
/** Interviews of these people within a span, on either side of the table. */
export const heldWithin = (ctx: Ctx, people: readonly string[], { start, end }: Span): Promise<HeldRow[]> =>
  ctx.db.read<HeldRow>(
    `select i.candidate_id as "candidateId", i.interviewer_ids::text[] as "interviewerIds", i.start_at as start,
       i.end_at as end, ($2::uuid is null or p.hiring_manager_id = $2) as reached
     from talent.interview i join talent.position p on p.organization_id = $1 and p.id = i.position_id
     where i.organization_id = $1 and i.status in ('scheduled', 'completed') and i.end_at > $3 and i.start_at < $4
       and (i.interviewer_ids && $5::uuid[] or i.candidate_id = any($5::uuid[]))
     order by i.start_at, i.id`,
    [keptTo(ctx), start, end, people],
  );
