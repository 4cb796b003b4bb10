import type { Industry } from '@talent-os/contracts';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import type { Application } from '../applications/application.entity.js';
import type { Span } from '../interviews/interview.rules.js';
import type { Subject } from '../messages/message-for.js';
import { keptTo } from '../positions/kept-to.js';
import type { PositionStatus } from '../positions/position.rules.js';

/** An application an automation acts on, with what decides what is done. */
export type AutomationSubject = Subject & {
  readonly application: Subject['application'] & { readonly id: string; readonly status: Application['status'] };
  readonly position: Subject['position'] & {
    readonly id: string;
    readonly hiringManagerId: string;
    readonly industry: Industry;
    readonly status: PositionStatus;
  };
  /** An interview is arranged, or was held in its stage. */
  readonly arranged: boolean;
};

const SUBJECT = `
  select json_build_object('id', a.id, 'userId', a.user_id, 'status', a.status, 'stageKey', a.stage_key,
      'noticeText', a.notice_text) as application,
    json_build_object('id', p.id, 'title', p.title, 'department', p.department, 'location', p.location,
      'recruiterId', p.recruiter_id, 'hiringManagerId', p.hiring_manager_id, 'industry', p.industry,
      'status', p.status) as position,
    json_build_object('stages', t.stages) as pipeline,
    exists (select from talent.interview i where i.organization_id = $1 and i.application_id = a.id and (
      i.status in ('proposed', 'scheduled') or i.status = 'completed' and i.end_at >= a.stage_entered_at)) as arranged
  from talent.application a join talent.position p on p.organization_id = $1 and p.id = a.position_id
  join talent.pipeline_template t on t.organization_id = $1 and t.id = p.pipeline_template_id
  where a.organization_id = $1 and a.id = $2 and ($3::uuid is null or p.hiring_manager_id = $3)`;

/** The application something happened to; nothing where it is gone. */
export const subjectOf = (ctx: Ctx, applicationId: string): Promise<AutomationSubject | undefined> =>
  ctx.db.readOne<AutomationSubject>(SUBJECT, [applicationId, null]);

/** An application to try an automation on; 404 beyond the caller's reach. */
export async function triedSubject(ctx: Ctx, applicationId: string): Promise<AutomationSubject> {
  const found = await ctx.db.readOne<AutomationSubject>(SUBJECT, [applicationId, keptTo(ctx)]);
  if (!found) throw new DomainError('resource.missing');
  return found;
}

type MeetingRow = { readonly start: string; readonly end: string; readonly room: boolean };
const MEETINGS = `
  select i.start_at as start, i.end_at as end, $3 = any(i.interviewer_ids) as room from talent.interview i
  where i.organization_id = $1 and i.status in ('scheduled', 'completed') and i.end_at > $4 and i.start_at < $5
    and (i.interviewer_ids && array[$2::uuid, $3::uuid] or i.candidate_id in ($2::uuid, $3::uuid))
  order by i.start_at, i.id`;

/** Interviews of who is interviewed and of who would interview them. `room`: the interviewer holds it. */
export const meetingsOf = (
  ctx: Ctx,
  { userId, interviewerId }: { readonly userId: string; readonly interviewerId: string },
  { start, end }: Span,
): Promise<MeetingRow[]> => ctx.db.read<MeetingRow>(MEETINGS, [userId, interviewerId, start, end]);
