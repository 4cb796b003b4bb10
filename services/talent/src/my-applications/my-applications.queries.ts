import type { MyApplication } from '@talent-os/contracts/talent/my-applications.js';
import type { Ctx } from '@talent-os/service-kit';
import { ENDED, CANDIDATE_STATUS } from '../applications/candidate-status.sql.js';
import { PARTY } from '../applications/waiting-party.sql.js';
import { peopleById } from '../people/people.js';
import { awaitedBeside, expectedAt, withdrawalRefusal } from './standing.rules.js';
import { STAGES } from '../positions/pipeline.sql.js';

// `$2` is now, as conditions of `waiting-party.sql.ts` have it; `$3` is the person.

type Interview = Omit<MyApplication['interviews'][number], 'interviewerNames'> & { readonly interviewerIds: string[] };
type ApplicationRow = Omit<MyApplication, 'interviews' | 'waitingNames' | 'expectedAt' | 'may'> & {
  readonly interviews: Interview[];
  readonly recruiterId: string;
  readonly hiringManagerId: string;
  readonly stageEnteredAt: string;
  readonly slaDays: number | null;
};

const INTERVIEWS = `
  select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind, 'status', i.status, 'location', i.location,
    'minutes', i.minutes, 'start', i.start_at, 'interviewerIds', i.interviewer_ids,
    'slots', case when i.status = 'proposed'
      then (select coalesce(json_agg(slot order by slot), '[]') from unnest(i.slots) as slot where slot > $2)
      else '[]' end,
    'note', case when i.status in ('cancelled', 'proposed') then i.note end) order by coalesce(i.start_at, i.created_at) desc), '[]')
  from talent.interview i where i.organization_id = $1 and i.application_id = a.id`;

/** The latest offer the person was sent; drafts and approvals are nothing to them. */
const OFFER = `
  select json_build_object('id', o.id, 'status', o.status, 'baseSalary', o.base_salary, 'variable', o.variable,
    'currency', o.currency, 'startDate', o.start_date, 'message', o.message, 'expiresAt', o.expires_at,
    'note', o.answer_note, 'signedName', o.signed_name, 'answeredAt', o.answered_at)
  from talent.offer o where o.organization_id = $1 and o.application_id = a.id and o.sent_at is not null
  order by o.sent_at desc limit 1`;

const AS_TOLD = `(
  select a.id, a.position_id, a.user_id, a.stage_key, a.stage_entered_at, a.created_at, ${ENDED} as ended_at, ${CANDIDATE_STATUS} as status
  from talent.application a where a.organization_id = $1 and a.user_id = $3)`;

const STAGES_OF = `
  select coalesce(json_agg(json_build_object('key', one ->> 'key', 'name', one ->> 'name') order by (one ->> 'order')::int), '[]')
  from talent.pipeline_template t, jsonb_array_elements(t.stages) one
  where t.organization_id = $1 and t.id = p.pipeline_template_id`;

const MINE = `
  with ${STAGES}
  select a.id, a.position_id as "positionId", p.title as "positionTitle", p.department, p.location, a.status,
    a.created_at as since, coalesce(g.name, a.stage_key) as stage, a.stage_key as "stageKey", (${STAGES_OF}) as stages,
    p.recruiter_id as "recruiterId", p.hiring_manager_id as "hiringManagerId", a.stage_entered_at as "stageEnteredAt",
    g.sla as "slaDays", ${PARTY} as "waitingFor",
    case when a.status not in ('active', 'on_hold') then a.ended_at end as "endedAt",
    (${INTERVIEWS}) as interviews, (${OFFER}) as offer
  from ${AS_TOLD} a join talent.position p on p.organization_id = $1 and p.id = a.position_id
  left join stage g on g.pipeline_id = p.pipeline_template_id and g.key = a.stage_key
  order by (a.status = 'active') desc, a.created_at desc, a.id limit 50`;

/** The caller's applications, running ones first: where each stands, and what waits for their answer. */
export async function myApplications(ctx: Ctx): Promise<MyApplication[]> {
  const rows = await ctx.db.read<ApplicationRow>(MINE, [ctx.now, ctx.userId]);
  const person = await peopleById(ctx, [
    ...rows.flatMap(({ recruiterId, hiringManagerId }) => [recruiterId, hiringManagerId]),
    ...rows.flatMap(({ interviews }) => interviews.flatMap(({ interviewerIds }) => interviewerIds)),
  ]);
  return rows.map(({ recruiterId, hiringManagerId, stageEnteredAt, slaDays, ...row }) => ({
    ...row,
    waitingNames: awaitedBeside(row, { recruiterId, hiringManagerId }).map((id) => person(id).name),
    expectedAt: expectedAt({ ...row, stageEnteredAt, slaDays }),
    interviews: row.interviews.map(({ interviewerIds, ...interview }) => ({
      ...interview,
      interviewerNames: interviewerIds.map((id) => person(id).name),
    })),
    may: { do: withdrawalRefusal(row) ? [] : ['withdraw' as const] },
  }));
}
