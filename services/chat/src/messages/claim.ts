import { violatedUnique, type Ctx } from '@talent-os/service-kit';

/** Unique indexes that say no to a send: the person has used the client id before, or an answer is being written. */
const taken = { message_client: 'claim', run_running: 'busy' } as const;

/** Why a send could not be stored. Postgres decides, also between processes; anything else is `undefined`. */
export const takenBy = (error: unknown): 'claim' | 'busy' | undefined =>
  taken[violatedUnique(error) as keyof typeof taken];

export type ClaimedMessage = {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly sessionId: string;
  readonly parentId: string | null;
  readonly content: string;
  readonly runId: string;
  readonly questionId: string;
  readonly answerId: string;
};

/** The caller's message of a client id, with the first run that answered or made it. */
export const findClaim = (ctx: Ctx, clientMessageId: string): Promise<ClaimedMessage | undefined> =>
  ctx.db.readOne<ClaimedMessage>(
    `select m.id, m.role, m.session_id as "sessionId", m.parent_id as "parentId", m.content, r.id as "runId",
            r.question_id as "questionId", r.answer_id as "answerId"
     from chat.chat_message m
     join chat.chat_run r on r.organization_id = m.organization_id and m.id in (r.question_id, r.answer_id)
     join chat.chat_session s on s.organization_id = m.organization_id and s.id = m.session_id and s.deleted_at is null
     where m.organization_id = $1 and m.person_id = $2 and m.client_message_id = $3
     order by r.started_at limit 1`,
    [ctx.userId, clientMessageId],
  );
