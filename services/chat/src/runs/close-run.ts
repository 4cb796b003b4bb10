import { moduleOf } from '@talent-os/contracts';
import { answerFinished, sharedContinued } from '@talent-os/contracts/chat/messages.js';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import type { Ctx, Sequenced } from '@talent-os/service-kit';
import { isHealthTool } from '../model/offer.js';
import { readersOf } from '../sharing/shares.queries.js';
import { isPrivate } from '../tools/kept.data.js';
import { toolNamed } from '../tools/tool.js';
import { pack, textOf } from './packed-frames.js';
import { partsOf } from './parts-of.js';
import { type RunEnding, answeredBy, fallbackAfter } from './run.rules.js';

type RunClose = {
  readonly runId: string;
  /** The generation the closer knows; a run of another one belongs to another instance. */
  readonly generation: number;
  readonly ending: RunEnding;
  /** Everything that was streamed, without the last frame. */
  readonly frames: readonly Sequenced<Frame>[];
  readonly terminal: Sequenced<Frame>;
  /** The chosen model that was to be asked first, where there was one. */
  readonly providerId?: string | null;
};

type ClosedRun = { readonly sessionId: string; readonly answerId: string; readonly personId: string };

const CLOSE = `
  update chat.chat_run set status = 'finished', generation = generation + 1, version = version + 1, updated_at = $4,
    finished_at = $4, outcome = $5, mode = $6, provider = $7, prompt_version = $8, prompt_tokens = $9,
    completion_tokens = $10, usage_estimated = $11, tools = $12, frames = $13::jsonb
  where organization_id = $1 and id = $2 and status = 'running' and generation = $3
  returning session_id as "sessionId", answer_id as "answerId", person_id as "personId"`;

const STORE_ANSWER = `
  update chat.chat_message set content = $3, parts = $4::jsonb, status = $5, mode = $6, answered_by = $8::jsonb, fallback = coalesce(fallback, $9),
    version = version + 1, updated_at = $7
  where organization_id = $1 and id = $2`;

const KEEP_PRIVATE = `
  update chat.chat_message set is_private = true
  where organization_id = $1 and id in ($2, (select parent_id from chat.chat_message where organization_id = $1 and id = $2))`;

/** Whether a tool told of health: the conversation holds it from now on, with and without a model. */
const tellsOfHealth = (frames: RunClose['frames']): boolean =>
  frames.some(({ frame }) => {
    if (frame.type !== 'tool-call') return false;
    const tool = toolNamed(frame.operation);
    return moduleOf(frame.operation) === 'wellness' || (tool !== undefined && isHealthTool(tool));
  });

/** Whether an answer concerns the person who asked alone: it stays out of prompts, shares and files, with its question. */
const isForThemAlone = (frames: RunClose['frames']): boolean =>
  frames.some(({ frame }) => frame.type === 'tool-call' && isPrivate(frame.operation));

/**
 * Stores a finished run with its answer, whole, in one transaction, and tells of it. Answers false, and changes
 * nothing, where the run was closed before.
 */
export function closeRun(ctx: Ctx, closing: RunClose): Promise<boolean> {
  const { runId, generation, ending, frames, terminal, providerId = null } = closing;
  const { status, mode, provider, promptVersion, usage } = ending;
  const writer = answeredBy(ending);
  const tools = frames.filter(({ frame }) => frame.type === 'tool-call').length;
  return ctx.db.write(async (tx) => {
    const [closed] = await tx.execute<ClosedRun>(CLOSE, [
      runId,
      generation,
      ctx.now,
      status,
      mode,
      provider,
      promptVersion,
      usage?.promptTokens ?? null,
      usage?.completionTokens ?? null,
      usage?.estimated ?? null,
      tools,
      JSON.stringify(pack([...frames, terminal])),
    ]);
    if (!closed) return false;
    const { sessionId, answerId, personId } = closed;
    const parts = JSON.stringify(partsOf(frames));
    await tx.execute(STORE_ANSWER, [
      answerId,
      textOf(frames),
      parts,
      status,
      mode,
      ctx.now,
      writer && JSON.stringify(writer),
      fallbackAfter(providerId, ending),
    ]);
    if (isForThemAlone(frames)) await tx.execute(KEEP_PRIVATE, [answerId]);
    if (tellsOfHealth(frames))
      await tx.execute(
        'update chat.chat_session set health = true where organization_id = $1 and id = $2 and not health',
        [sessionId],
      );
    await tx.execute('delete from chat.running_run where organization_id = $1 and run_id = $2', [runId]);
    for (const reader of await readersOf(tx, sessionId)) ctx.emit(sharedContinued, { ...reader, sessionId });
    ctx.emit(answerFinished, { runId, sessionId, userId: personId, status, mode });
    return true;
  }, 'bookkeeping');
}
