import type { Frame } from '@talent-os/contracts/chat/frames.js';
import type { Mode } from '@talent-os/contracts/chat/parts.js';
import type { Ctx, HotStore, Sequenced } from '@talent-os/service-kit';
import { setTimeout as after } from 'node:timers/promises';
import type { Outcome } from '../answering/answerer.js';
import type { ChooseAnswerer } from './choose-answerer.js';
import type { RunQuestion } from './asked.js';
import { settleRun } from '../budget/ledger.js';
import { closeRun } from './close-run.js';
import { FrameWriter } from './frame-writer.js';
import { Lease } from './lease.js';
import { textOf } from './packed-frames.js';
import { channelOf, ReplayLog } from './replay-log.js';
import { endingOf, LONGEST_RUN, graceAfterMs, terminalFrame, type StopCause, type AnswererEnd } from './run.rules.js';
import { ownedStill } from './runs.queries.js';
import { turnsBefore } from './turns.queries.js';

/** Pauses between attempts to store an answer, in milliseconds. */
const STORE_AGAIN_AFTER: readonly number[] = [250, 1_000, 3_000, 6_000];
const STORE_DEADLINE = 15_000;

/** One answer being written by this instance. */
export class LiveRun {
  private readonly writer: FrameWriter;
  private readonly log: ReplayLog;
  private readonly lease: Lease;
  private readonly abort = new AbortController();
  private readonly ctx: Ctx;
  private cause: StopCause | undefined;
  private lost = false;
  private mode: Mode = 'platform-data';

  constructor(
    private readonly asked: RunQuestion,
    ctx: Ctx,
    private readonly answering: ChooseAnswerer,
    hot: HotStore,
    instance: string,
  ) {
    const { runId, generation } = asked;
    this.ctx = ctx.withDeadline(LONGEST_RUN);
    this.writer = new FrameWriter({ wrote: (frame) => this.send(frame), full: () => this.end('full') });
    this.log = new ReplayLog(hot, runId, ctx.log);
    this.lease = new Lease(
      hot,
      runId,
      `${instance}/${generation}`,
      () => ownedStill(this.ctx.withDeadline(STORE_DEADLINE), runId, generation),
      () => this.lose(),
      ctx.log,
    );
  }

  /** Everything written so far; the caller must not keep it. */
  get frames(): readonly Sequenced<Frame>[] {
    return this.writer.frames;
  }

  /** Writes the answer to its end. Never rejects. */
  async run(): Promise<void> {
    this.lease.take();
    const late = setTimeout(() => this.end('late'), LONGEST_RUN);
    const end = await Promise.race([this.answer(), this.silence()]);
    clearTimeout(late);
    this.writer.seal();
    if (end.kind === 'threw' && this.cause === undefined) this.ctx.log.warn({ err: end.error }, 'an answer broke off');
    if (!this.lost) await this.finish(end);
    await this.lease.release();
  }

  /** Tells the answerer to end. What it has written is the answer. */
  end(cause: StopCause): void {
    this.cause ??= cause;
    this.abort.abort();
  }

  /** Says that it is alive, to a process that found its lease missing. */
  signOfLife(): void {
    this.lease.renew();
  }

  /** Sends frames again, for a follower whose replay the hot store has lost. Followers drop what they have. */
  republish(afterSeq: number): void {
    for (const frame of this.writer.frames.slice(afterSeq)) this.publish(frame);
  }

  private async answer(): Promise<AnswererEnd> {
    const { runId, sessionId, answerId, parentId, content, context, health, providerId, path } = this.asked;
    const { askModel = false } = this.asked;
    try {
      const history = parentId === null ? [] : await turnsBefore(this.ctx.withDeadline(STORE_DEADLINE), parentId);
      const asked = { runId, sessionId, content, context, health, providerId, askModel, path };
      const question = { ...asked, history, ctx: this.ctx };
      const chosen = await this.answering.choose(question);
      this.mode = chosen.mode;
      this.writer.start(runId, answerId, chosen.mode);
      this.writer.status('Thinking...');
      const outcome: Outcome = await chosen.answer(this.writer, this.abort.signal);
      return { kind: 'answered', outcome };
    } catch (error) {
      return { kind: 'threw', error };
    }
  }

  private silence(): Promise<AnswererEnd> {
    return new Promise((resolve) => {
      const giveUp = () => setTimeout(() => resolve({ kind: 'silent' }), graceAfterMs[this.cause ?? 'stop']).unref();
      this.abort.signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Postgres first, then the last frame. Until the answer is stored, nobody is told that it is complete. */
  private async finish(end: AnswererEnd): Promise<void> {
    const { runId, sessionId, answerId, generation, providerId } = this.asked;
    const ending = endingOf(end, this.cause, this.mode);
    const terminal = this.writer.terminal(terminalFrame(ending, sessionId, answerId));
    const { frames } = this.writer;
    const closed = await this.persistently(() =>
      closeRun(this.ctx.withDeadline(STORE_DEADLINE), { runId, generation, ending, frames, terminal, providerId }),
    );
    if (!closed) return;
    this.publish(terminal);
    this.log.add(terminal);
    if (end.kind === 'silent') await this.settle();
  }

  /** An answerer that went silent settles nothing itself: the reservation is settled by what was written. */
  private settle(): Promise<void> {
    const { runId } = this.asked;
    return settleRun(this.ctx, runId, textOf(this.writer.frames).length).catch((error: unknown) =>
      this.ctx.log.error({ err: error, runId }, 'the model calls of a run were not settled'),
    );
  }

  private async persistently(store: () => Promise<boolean>): Promise<boolean> {
    for (const pause of [...STORE_AGAIN_AFTER, undefined]) {
      try {
        const closed = await store();
        if (!closed) this.ctx.log.warn({ runId: this.asked.runId }, 'a run was closed by somebody else');
        return closed;
      } catch (error) {
        this.ctx.log.error({ err: error, runId: this.asked.runId }, 'an answer could not be stored');
        if (pause !== undefined) await after(pause);
      }
    }
    return false;
  }

  /** The run was closed while this instance stood still: what it still writes is dropped. */
  private lose(): void {
    this.lost = true;
    this.writer.seal();
    this.abort.abort();
  }

  private send(frame: Sequenced<Frame>): void {
    if (this.lost) return;
    this.publish(frame);
    this.log.add(frame);
  }

  /** A frame without listeners ends nothing: a listener that comes back finds it, stored. */
  private publish(frame: Sequenced<Frame>): void {
    try {
      this.ctx.publish(channelOf(this.asked.runId), frame);
    } catch (error) {
      this.ctx.log.debug({ err: error, runId: this.asked.runId }, 'a frame was not published');
    }
  }
}
