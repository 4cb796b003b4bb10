import type { Industry } from '@talent-os/contracts';
import type { InterviewKind, InterviewState } from '@talent-os/contracts/talent/interview-states.js';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import type { PreparationChoice, PreparationStep } from '@talent-os/contracts/talent/preparation.js';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { seekerOf } from '../advertised/advertised.queries.js';
import { ADVERTISED } from '../advertised/advertised.sql.js';
import { RUNS_FOR_CANDIDATE } from '../applications/candidate-status.sql.js';
import { STAGE_NAME } from '../positions/pipeline.sql.js';
import type { Need } from '../skills/readiness.rules.js';
import { needsOf } from '../skills/skill.queries.js';

// `$2` to `$4` are whose positions are looked for, as `advertised.sql.ts` has it; `$5` is now.

/** The application of the person for position `p` that runs, as they know it. */
const RUNNING = `
  left join lateral (
    select a.id, a.stage_key from talent.application a
    where a.organization_id = $1 and a.user_id = $4::uuid and a.position_id = p.id and ${RUNS_FOR_CANDIDATE}
    order by a.created_at desc limit 1) a on true`;

const PREPARED = `left join talent.preparation r on r.organization_id = $1 and r.user_id = $4::uuid and r.position_id = p.id`;

const CHOICES = `
  select p.id as "positionId", p.title as "positionTitle", p.department, p.location,
    case when a.id is not null then coalesce(${STAGE_NAME}, a.stage_key) end as stage,
    (select min(i.start_at) from talent.interview i where i.organization_id = $1 and i.application_id = a.id
       and i.status = 'scheduled' and i.start_at > $5) as "interviewAt",
    coalesce(cardinality(r.done), 0) as done
  from talent.position p ${RUNNING} ${PREPARED}
  where p.organization_id = $1 and p.id in (
    select a.position_id from talent.application a where a.organization_id = $1 and a.user_id = $4::uuid and ${RUNS_FOR_CANDIDATE}
    union
    select p.id from talent.position_mark m join talent.position p on p.organization_id = $1 and p.id = m.position_id
    where m.organization_id = $1 and m.user_id = $4::uuid and m.mark = 'saved' and ${ADVERTISED})
  order by "interviewAt" nulls last, (a.id is null), p.title, p.id`;

/** Positions the caller can prepare for, the next interview first. */
export function preparationChoices(ctx: Ctx): Promise<PreparationChoice[]> {
  const { industries, shown, userId } = seekerOf(ctx);
  return ctx.db.read<PreparationChoice>(CHOICES, [industries, shown, userId, ctx.now]);
}

type Interview = {
  readonly id: string;
  readonly kind: InterviewKind;
  readonly status: InterviewState;
  readonly start: string | null;
  readonly minutes: number;
  readonly location: string;
  readonly interviewerIds: readonly string[];
};
type DetailRow = {
  readonly positionId: string;
  readonly positionTitle: string;
  readonly department: string;
  readonly location: string;
  readonly industry: Industry;
  readonly recruiterId: string;
  readonly hiringManagerId: string;
  readonly hardRequirements: readonly HardRequirement[];
  readonly needs: readonly Need[];
  readonly stages: readonly Stage[];
  readonly rated: readonly { readonly name: string; readonly level: number }[];
  readonly applicationId: string | null;
  readonly stageKey: string | null;
  readonly interviews: readonly Interview[];
  readonly done: readonly PreparationStep[];
  readonly asking: string;
};

/** What interviewers rate beside the skills of the position: for who is in its pipeline. */
const RATED = `
  select coalesce(json_agg(json_build_object('name', s.name, 'level', coalesce(h.level, 0)) order by s.name), '[]')
  from talent.skill s
  left join talent.person_skill h on h.organization_id = $1 and h.user_id = $4::uuid and h.skill_id = s.id
  where s.organization_id = $1 and s.id = any(g.skill_ids) and a.id is not null`;

const INTERVIEWS = `
  select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind, 'status', i.status, 'start', i.start_at,
    'minutes', i.minutes, 'location', i.location, 'interviewerIds', i.interviewer_ids) order by i.start_at, i.id), '[]')
  from talent.interview i
  where i.organization_id = $1 and i.application_id = a.id and i.status in ('proposed', 'scheduled')
    and (i.start_at is null or i.start_at > $5)`;

const DETAIL = `
  select p.id as "positionId", p.title as "positionTitle", p.department, p.location, p.industry,
    p.recruiter_id as "recruiterId", p.hiring_manager_id as "hiringManagerId", p.hard_requirements as "hardRequirements",
    ${needsOf('$4::uuid')} as needs, g.stages, (${RATED}) as rated, a.id as "applicationId", a.stage_key as "stageKey",
    (${INTERVIEWS}) as interviews, coalesce(r.done, '{}') as done, coalesce(r.asking, '') as asking
  from talent.position p ${RUNNING} ${PREPARED}
  join talent.pipeline_template g on g.organization_id = $1 and g.id = p.pipeline_template_id
  where p.organization_id = $1 and p.id = $6 and (a.id is not null or (${ADVERTISED}))`;

/** What is known of a position the caller has applied for or may; nothing for any other. */
export function preparedPosition(ctx: Ctx, positionId: string): Promise<DetailRow | undefined> {
  const { industries, shown, userId } = seekerOf(ctx);
  return ctx.db.readOne<DetailRow>(DETAIL, [industries, shown, userId, ctx.now, positionId]);
}

const NOTES = `
  select n.question_key as "questionKey", n.note from talent.preparation_note n
  where n.organization_id = $1 and n.user_id = $2`;

/** What somebody noted on questions, by question. */
export async function notesOf(db: Reader, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.read<{ questionKey: string; note: string }>(NOTES, [userId]);
  return new Map(rows.map(({ questionKey, note }) => [questionKey, note]));
}
