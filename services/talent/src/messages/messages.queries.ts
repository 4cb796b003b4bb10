import type { MessageTemplate } from '@talent-os/contracts/talent/messages.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { keptTo } from '../positions/kept-to.js';
import type { Subject } from './message-for.js';

/** Versions that are shown at most. */
const SHOWN = 200;
const ALL = `
  select stage, event, number, state, subject, body, author_id as "authorId", created_at as "createdAt"
  from talent.message_template where organization_id = $1 order by stage, event, number desc limit ${SHOWN}`;

type MessageRow = Omit<MessageTemplate, 'variables' | 'authorName' | 'may'> & { readonly authorId: string };

/** Every version of every message, newest first. */
export const allMessages = (ctx: Ctx): Promise<MessageRow[]> => ctx.db.read<MessageRow>(ALL);

const REACHED = `
  select json_build_object('userId', a.user_id, 'stageKey', a.stage_key, 'noticeText', a.notice_text) as application,
    json_build_object('title', p.title, 'department', p.department, 'location', p.location, 'recruiterId', p.recruiter_id)
      as position, json_build_object('stages', t.stages) as pipeline
  from talent.application a join talent.position p on p.organization_id = $1 and p.id = a.position_id
  join talent.pipeline_template t on t.organization_id = $1 and t.id = p.pipeline_template_id
  where a.organization_id = $1 and a.id = $2 and ($3::uuid is null or p.hiring_manager_id = $3)`;

/** An application to try a message on; 404 beyond the caller's reach. */
export async function reachedApplication(ctx: Ctx, applicationId: string): Promise<Subject> {
  const found = await ctx.db.readOne<Subject>(REACHED, [applicationId, keptTo(ctx)]);
  if (!found) throw new DomainError('resource.missing');
  return found;
}
