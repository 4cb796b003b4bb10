import type { ChatContext } from '@talent-os/contracts/chat/context.js';
import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Choice } from '../choice/choice.rules.js';
import type { RunQuestion } from '../runs/asked.js';
import { ChatSession } from '../sessions/session.entity.js';
import type { ChatMessage } from './message.entity.js';

const FIRST_GENERATION = 1;

export const contextOf = ({ hubContext, hubTitle, pageContext, pageTitle }: ChatContext): ChatContext => ({
  hubContext,
  hubTitle,
  pageContext,
  pageTitle,
});

/** What a message is before anybody has read or answered it. */
export const newMessageState = { productivity: null, contextTags: [], isProductivityRelated: false, isPrivate: false };

type NewRun = {
  /** The conversation as it is to be; one that is not stored yet begins with this. */
  readonly session: Pick<ChatSession, 'id' | 'health' | 'providerId'> & ChatContext;
  readonly question: ChatMessage;
  /** The instance that will write the answer. */
  readonly owner: string;
  readonly choice: Choice;
  /** The client's id of an answer it wants again. */
  readonly clientMessageId?: string;
};

const CONTEXT = 'hub_context, hub_title, page_context, page_title';

/** In one round trip, because a person waits for the first word: conversation, empty answer, run, and the reaper's note of it. */
const OPEN = `
  with session as (
    insert into chat.chat_session (id, organization_id, created_at, updated_at, created_by, person_id, ${CONTEXT}, leaf_id, last_message_at, health, provider_id)
    values ($2, $1, $3, $3, $4, $4, $5, $6, $7, $8, $9, $10, $19, $20)
    on conflict (id) do update set leaf_id = $9, last_message_at = $10, health = chat_session.health or $19, provider_id = $20, updated_at = $3, version = chat_session.version + 1),
  answer as (
    insert into chat.chat_message (id, organization_id, created_at, updated_at, created_by, person_id, session_id, parent_id,
      role, content, parts, status, ${CONTEXT}, client_message_id, context_tags, is_productivity_related, fallback)
    values ($9, $1, $10, $10, $4, $4, $2, $11, 'assistant', '', '[]', 'running', $12, $13, $14, $15, $16, '{}', false, $21)),
  run as (
    insert into chat.chat_run (id, organization_id, created_at, updated_at, created_by, person_id, session_id, question_id,
      answer_id, status, owner, generation, started_at)
    values ($17, $1, $3, $3, $4, $4, $2, $11, $9, 'running', $18, ${FIRST_GENERATION}, $3))
  insert into chat.running_run (run_id, organization_id, started_at) values ($17, $1, $3)`;

/**
 * Stores the answer to be written, empty, and the run that writes it. The conversation must be locked or new. Fails as
 * `takenBy` tells where another answer is being written in it, or where the client's id was used before.
 */
export async function openRun(tx: Transaction, ctx: Ctx, opening: NewRun): Promise<RunQuestion> {
  const { session, question, owner, choice, clientMessageId = null } = opening;
  const context = contextOf(question);
  const [runId, answerId] = [uuidv7(), uuidv7()];
  // After its question, also where both are of the same millisecond.
  const answerAt = new Date(ctx.now.getTime() + 1);
  await tx.execute(OPEN, [
    session.id,
    ctx.now,
    ctx.userId,
    ...valuesOf(session),
    answerId,
    answerAt,
    question.id,
    ...valuesOf(context),
    clientMessageId,
    runId,
    owner,
    session.health,
    session.providerId,
    choice.fallback,
  ]);
  return {
    runId,
    generation: FIRST_GENERATION,
    sessionId: session.id,
    questionId: question.id,
    answerId,
    parentId: question.parentId,
    content: question.content,
    context,
    health: session.health,
    providerId: choice.providerId,
    path: question.path ?? undefined,
  };
}

const valuesOf = ({ hubContext, hubTitle, pageContext, pageTitle }: ChatContext) => [
  hubContext,
  hubTitle,
  pageContext,
  pageTitle,
];
