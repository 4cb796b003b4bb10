import type { MyApplication } from '@talent-os/contracts/talent/my-applications.js';
import type { Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';

type Interview = Omit<MyApplication['interviews'][number], 'interviewerNames'> & { readonly interviewerIds: string[] };
type Row = Omit<MyApplication, 'interviews'> & { readonly interviews: Interview[] };

const INTERVIEWS = `
  select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind, 'status', i.status, 'location', i.location,
    'minutes', i.minutes, 'start', i.start_at, 'interviewerIds', i.interviewer_ids,
    'slots', case when i.status = 'proposed'
      then (select coalesce(json_agg(slot order by slot), '[]') from unnest(i.slots) as slot where slot > $3)
      else '[]' end,
    'note', case when i.status in ('cancelled', 'proposed') then i.note end) order by coalesce(i.start_at, i.created_at) desc), '[]')
  from talent.interview i where i.organization_id = $1 and i.application_id = a.id`;

/** The latest offer the person was sent; drafts and approvals are nothing to them. */
const OFFER = `
  select json_build_object('id', o.id, 'status', o.status, 'baseSalary', o.base_salary, 'variable', o.variable,
    'currency', o.currency, 'startDate', o.start_date, 'message', o.message, 'expiresAt', o.expires_at,
    'note', o.answer_note)
  from talent.offer o where o.organization_id = $1 and o.application_id = a.id and o.sent_at is not null
  order by o.sent_at desc limit 1`;

const MINE = `
  select a.id, p.title as "positionTitle", p.department, p.location, a.status, a.created_at as since,
    coalesce((select stage ->> 'name' from jsonb_array_elements(t.stages) as stage where stage ->> 'key' = a.stage_key),
      a.stage_key) as stage,
    (${INTERVIEWS}) as interviews, (${OFFER}) as offer
  from talent.application a
  join talent.position p on p.organization_id = $1 and p.id = a.position_id
  join talent.pipeline_template t on t.organization_id = $1 and t.id = p.pipeline_template_id
  where a.organization_id = $1 and a.user_id = $2 order by (a.status = 'active') desc, a.created_at desc, a.id limit 50`;

/** The caller's applications, running ones first: where each stands, and what waits for their answer. */
export async function myApplications(ctx: Ctx): Promise<MyApplication[]> {
  const rows = await ctx.db.read<Row>(MINE, [ctx.userId, ctx.now]);
  const name = await peopleById(
    ctx,
    rows.flatMap(({ interviews }) => interviews.flatMap(({ interviewerIds }) => interviewerIds)),
  );
  return rows.map((row) => ({
    ...row,
    interviews: row.interviews.map(({ interviewerIds, ...interview }) => ({
      ...interview,
      interviewerNames: interviewerIds.map((id) => name(id).name),
    })),
  }));
}
