import { answerFinished } from '@talent-os/contracts/chat/messages.js';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import type { Ctx, Sequenced } from '@talent-os/service-kit';
import { isHealthTool } from '../model/offer.js';
import { toolNamed } from '../tools/tool.js';
import { pack, textOf } from './packed-frames.js';
import { partsOf } from './parts-of.js';
import type { Ending } from './run.rules.js';

export type Closing = {
  readonly runId: string;
  /** The generation the closer knows; a run of another one belongs to another instance. */
  readonly generation: number;
  readonly ending: Ending;
  /** Everything that was streamed, without the last frame. */
  readonly frames: readonly Sequenced<Frame>[];
  readonly terminal: Sequenced<Frame>;
};

type Closed = { readonly sessionId: string; readonly answerId: string; readonly personId: string };

const CLOSE = `
  update chat.chat_run set status = 'finished', generation = generation + 1, version = version + 1, updated_at = $4,
    finished_at = $4, outcome = $5, mode = $6, provider = $7, prompt_version = $8, prompt_tokens = $9,
    completion_tokens = $10, usage_estimated = $11, tools = $12, frames = $13::jsonb
  where organization_id = $1 and id = $2 and status = 'running' and generation = $3
  returning session_id as "sessionId", answer_id as "answerId", person_id as "personId"`;

const STORE_ANSWER = `
  update chat.chat_message set content = $3, parts = $4::jsonb, status = $5, mode = $6, version = version + 1, updated_at = $7
  where organization_id = $1 and id = $2`;

/** Whether a tool told of health: the conversation holds it from now on, with and without a model. */
const tellsOfHealth = (frames: Closing['frames']): boolean =>
  frames.some(({ frame }) => {
    const tool = frame.type === 'tool-call' ? toolNamed(frame.operation) : undefined;
    return tool !== undefined && isHealthTool(tool);
  });

/**
 * Stores a finished run with its answer, whole, in one transaction, and tells of it. Answers false, and changes
 * nothing, where the run was closed before.
 */
export function closeRun(ctx: Ctx, { runId, generation, ending, frames, terminal }: Closing): Promise<boolean> {
  const { status, mode, provider, promptVersion, usage } = ending;
  const tools = frames.filter(({ frame }) => frame.type === 'tool-call').length;
  return ctx.db.write(async (tx) => {
    const [closed] = await tx.rows<Closed>(CLOSE, [
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
    await tx.rows(STORE_ANSWER, [answerId, textOf(frames), parts, status, mode, ctx.now]);
    if (tellsOfHealth(frames))
      await tx.rows(
        'update chat.chat_session set health = true where organization_id = $1 and id = $2 and not health',
        [sessionId],
      );
    await tx.rows('delete from chat.running_run where organization_id = $1 and run_id = $2', [runId]);
    ctx.emit(answerFinished, { runId, sessionId, userId: personId, status, mode });
    return true;
  }, 'bookkeeping');
}
