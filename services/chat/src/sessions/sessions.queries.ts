import type { Input, Output } from '@talent-os/contracts';
import {
  EXPORT_MESSAGES,
  type exportHistory,
  type getSession,
  type listSessions,
} from '@talent-os/contracts/chat/sessions.js';
import { RawJson, DomainError, type Arg, type Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords } from '@talent-os/service-kit/sql/filters';
import { withDecisions, PROPOSES } from '../messages/with-decisions.js';
import { arrayOf, fitting } from '../messages/fitting.js';
import { FEEDBACK, MESSAGE, MINE } from '../messages/message.sql.js';

/** Conversations in a list, and the latest messages shown of each. */
const SESSIONS = 100;
const MESSAGES_EACH = 50;

type Text = { readonly text: string };
type Message = Text & { readonly proposes: boolean };

const MESSAGES = `(
  select coalesce(json_agg(json_build_object('id', m.id, 'role', m.role, 'content', m.content, 'timestamp', m.created_at,
    'hub_context', m.hub_context, 'hub_title', m.hub_title, 'page_context', m.page_context, 'page_title', m.page_title,
    'user_id', m.person_id) order by m.created_at, m.id), '[]'::json)
  from (select * from chat.chat_message m where m.organization_id = s.organization_id and m.session_id = s.id
    and m.status <> 'running' order by m.created_at desc, m.id desc limit ${MESSAGES_EACH}) m)`;

const COUNT = (what: string) => `(
  select count(*) from chat.chat_message m
  where m.organization_id = s.organization_id and m.session_id = s.id and m.status <> 'running' and ${what})`;

const METRICS = `, 'metrics', json_build_object(
  'messages', ${COUNT(`m.role = 'user'`)}, 'answers', ${COUNT(`m.role = 'assistant'`)},
  'tools', (select coalesce(sum(r.tools), 0) from chat.chat_run r where r.organization_id = s.organization_id and r.session_id = s.id),
  'productivity', ${COUNT('m.is_productivity_related')})`;

const SAYS = holdingWords('chat', 'm.content');

/** The caller's conversations, latest first. */
export async function listOfSessions(
  ctx: Ctx,
  { hubContext, includeMetrics, search }: Input<typeof listSessions>,
): Promise<RawJson<Output<typeof listSessions>>> {
  const args: Arg[] = [ctx.userId];
  let where = '';
  if (hubContext !== undefined) where += ` and s.hub_context = $${args.push(hubContext) + 1}`;
  const words = containingWords(search);
  if (words)
    where += ` and exists (select 1 from chat.chat_message m where m.organization_id = s.organization_id
      and m.session_id = s.id and ${SAYS(`$${args.push(words) + 1}`)})`;
  const rows = await ctx.db.read<Text>(
    `select json_build_object('id', s.id, 'hub_context', s.hub_context, 'hub_title', s.hub_title,
       'page_context', s.page_context, 'page_title', s.page_title, 'created_at', s.created_at,
       'updated_at', s.last_message_at, 'messages', ${MESSAGES}${includeMetrics ? METRICS : ''})::text as text
     from chat.chat_session s
     where s.organization_id = $1 and s.person_id = $2 and s.deleted_at is null${where}
     order by s.last_message_at desc, s.id desc limit ${SESSIONS}`,
    args,
  );
  return new RawJson(arrayOf(fitting(rows)));
}

type SessionHead = { readonly leafId: string | null; readonly activeRunId: string | null };

/** One conversation of the caller with every branch; 404 where it is absent, deleted or another person's. */
export async function wholeSession(ctx: Ctx, sessionId: string): Promise<RawJson<Output<typeof getSession>>> {
  const [head, messages] = await Promise.all([
    ctx.db.readOne<SessionHead>(
      `select s.leaf_id as "leafId", (select r.id from chat.chat_run r where r.organization_id = s.organization_id
         and r.session_id = s.id and r.status = 'running') as "activeRunId"
       from chat.chat_session s
       where s.organization_id = $1 and s.person_id = $2 and s.id = $3 and s.deleted_at is null`,
      [ctx.userId, sessionId],
    ),
    ctx.db.read<Message>(
      `select ${MESSAGE} as text, ${PROPOSES} from chat.chat_message m ${FEEDBACK}
       where m.organization_id = $1 and m.person_id = $2 and m.session_id = $3
       order by m.created_at desc, m.id desc`,
      [ctx.userId, sessionId],
    ),
  ]);
  if (!head) throw new DomainError('resource.missing');
  const { leafId, activeRunId } = head;
  const oldestFirst = fitting(await withDecisions(ctx, messages)).toReversed();
  const rest = JSON.stringify({ id: sessionId, leafId, activeRunId }).slice(0, -1);
  return new RawJson(`${rest},"messages":${arrayOf(oldestFirst)}}`);
}

/** Whether a conversation of the caller has been in a health hub; nothing where there is none. */
export const healthOf = (ctx: Ctx, sessionId: string): Promise<{ readonly health: boolean } | undefined> =>
  ctx.db.readOne('select health from chat.chat_session where organization_id = $1 and person_id = $2 and id = $3', [
    ctx.userId,
    sessionId,
  ]);

/** The caller's latest messages, oldest first, as many as one answer holds: a file goes anywhere, so nothing private is in it. */
export async function exportedMessages(ctx: Ctx, filename: string): Promise<RawJson<Output<typeof exportHistory>>> {
  const [rows, counted] = await Promise.all([
    ctx.db.read<Message>(
      `select ${MESSAGE} as text, ${PROPOSES} from (
         select m.* from ${MINE} and not m.is_private order by m.created_at desc, m.id desc limit ${EXPORT_MESSAGES}) m ${FEEDBACK}
       order by m.created_at desc, m.id desc`,
      [ctx.userId],
    ),
    ctx.db.readOne<{ total: number }>(`select count(*) as total from ${MINE} and not m.is_private`, [ctx.userId]),
  ]);
  const messages = arrayOf(fitting(await withDecisions(ctx, rows)).toReversed());
  return new RawJson(`{"filename":${JSON.stringify(filename)},"messages":${messages},"total":${counted?.total ?? 0}}`);
}
