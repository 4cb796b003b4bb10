import { Injectable } from '@nestjs/common';
import { moduleOf, type JobData } from '@talent-os/contracts';
import type { ChatContext } from '@talent-os/contracts/chat/context.js';
import { syncProductivity } from '@talent-os/contracts/chat/jobs.js';
import { recordSession } from '@talent-os/contracts/productivity/sessions.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { isSwitchedOn } from '@talent-os/service-kit/people/switched-on';
import { speaksOfPrivate } from '../understanding/own-data.js';
import { plain } from '../understanding/words.js';
import { QUESTION } from '../understanding/write/order.js';
import { readingOf } from './productivity.rules.js';

const SOURCE = 'chat';

type WrittenMessage = ChatContext & {
  readonly content: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly known: string | null;
};

@Injectable()
export class SyncProductivity {
  /** Notes on the message what it says of goals and tasks, and keeps one productivity session per conversation. */
  @Works(syncProductivity)
  async sync({ messageId }: JobData<typeof syncProductivity>, ctx: Ctx): Promise<void> {
    const message = await messageOf(ctx, messageId);
    // What is asked of private data leaves nothing that a tool could read out later.
    if (!message || asksForPrivate(message.content)) return;
    const { productivity, tags, isRelated, goals, tasks } = readingOf(message.content, message);
    await ctx.db.write(
      (tx) =>
        tx.execute(
          `update chat.chat_message set productivity = $3::jsonb, context_tags = $4, is_productivity_related = $5
           where organization_id = $1 and id = $2`,
          [messageId, JSON.stringify(productivity), [...tags], isRelated],
        ),
      'bookkeeping',
    );
    const says = goals.length + tasks.length > 0;
    const isOn = await isSwitchedOn(ctx, moduleOf(recordSession.name));
    if (isOn && isRelated && (message.known === null || says)) await record(ctx, message, goals, tasks);
  }
}

const asksForPrivate = (content: string): boolean => {
  const text = plain(content);
  return (text.endsWith('?') || QUESTION.test(text)) && speaksOfPrivate(text);
};

const messageOf = (ctx: Ctx, messageId: string) =>
  ctx.db.readOne<WrittenMessage>(
    `select m.content, m.person_id as "userId", m.session_id as "sessionId", m.hub_context as "hubContext",
            m.hub_title as "hubTitle", m.page_context as "pageContext", m.page_title as "pageTitle",
            s.productivity_session_id as known
     from chat.chat_message m join chat.chat_session s on s.organization_id = m.organization_id and s.id = m.session_id
     where m.organization_id = $1 and m.id = $2`,
    [messageId],
  );

/** Tells productivity. A failure is a warning; the job comes again, and doing it twice changes nothing. */
async function record(
  ctx: Ctx,
  { userId, sessionId, hubContext }: WrittenMessage,
  goals: readonly string[],
  tasks: readonly string[],
): Promise<void> {
  const metadata = { source: SOURCE, integratedChat: true, chatSessionId: sessionId };
  const said = { goals: [...goals], tasks: [...tasks] };
  const recording = ctx.call(recordSession, { userId, sessionType: SOURCE, hubContext, ...said, metadata });
  const { sessionId: productivitySessionId } = await recording.catch((error: unknown) => {
    ctx.log.warn({ err: error, sessionId }, 'productivity was not told of a message');
    throw error;
  });
  await ctx.db.write(
    (tx) =>
      tx.execute('update chat.chat_session set productivity_session_id = $3 where organization_id = $1 and id = $2', [
        sessionId,
        productivitySessionId,
      ]),
    'bookkeeping',
  );
}
