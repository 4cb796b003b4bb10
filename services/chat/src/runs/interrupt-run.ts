import type { AnswerStatus, Frame } from '@talent-os/contracts/chat/frames.js';
import type { Mode } from '@talent-os/contracts/chat/parts.js';
import type { Ctx, HotStore, Sequenced } from '@talent-os/service-kit';
import { settleRun } from '../budget/ledger.js';
import { closeRun } from './close-run.js';
import { upToFirstGap } from './packed-frames.js';
import { channelOf } from './replay-log.js';
import { terminalFrame, type RunEnding } from './run.rules.js';

type AbandonedRun = {
  readonly sessionId: string;
  readonly answerId: string;
  readonly generation: number;
  readonly stopRequestedAt: string | null;
};

/** Ends a run whose owner is gone: what the replay log has of it becomes the answer, and it says that it broke off. */
export async function interruptRun(ctx: Ctx, hot: HotStore, runId: string): Promise<void> {
  const run = await ctx.db.readOne<AbandonedRun>(
    `select session_id as "sessionId", answer_id as "answerId", generation, stop_requested_at as "stopRequestedAt"
     from chat.chat_run where organization_id = $1 and id = $2 and status = 'running'`,
    [runId],
  );
  if (!run) return;
  const frames = upToFirstGap((await hot.replay<Frame>(channelOf(runId), 0)) ?? []);
  const ending = endingOf(frames, run.stopRequestedAt ? 'stopped' : 'interrupted');
  const frame = terminalFrame(ending, run.sessionId, run.answerId);
  const terminal = { seq: frames.length + 1, frame, last: true };
  if (!(await closeRun(ctx, { runId, generation: run.generation, ending, frames, terminal }))) return;
  const written = frames.reduce((sum, { frame: one }) => sum + (one.type === 'text-delta' ? one.delta.length : 0), 0);
  await settleRun(ctx, runId, written);
  ctx.log.warn({ runId }, 'a run whose owner is gone was ended');
  ctx.publish(channelOf(runId), terminal);
}

function endingOf(frames: readonly Sequenced<Frame>[], status: AnswerStatus): RunEnding {
  const start = frames.find(({ frame }) => frame.type === 'start')?.frame;
  const mode: Mode = start?.type === 'start' ? start.mode : 'platform-data';
  return { status, mode, usage: null, provider: null, promptVersion: null, error: undefined };
}
