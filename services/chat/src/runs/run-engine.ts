import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import { inBackground } from '@talent-os/service-kit/observe/in-background';
import { HotStore, uuidv7, type Ctx, type Sequenced } from '@talent-os/service-kit';
import { ChooseAnswerer } from './choose-answerer.js';
import type { RunQuestion } from './asked.js';
import { LiveRun } from './live-run.js';

/** The runs of this instance. A run belongs to the instance that started it, never to the request that asked. */
@Injectable()
export class RunEngine implements BeforeApplicationShutdown {
  /** Names this instance in the runs it owns. */
  readonly instance = uuidv7();
  private readonly live = new Map<string, { readonly run: LiveRun; readonly ended: Promise<void> }>();
  private closing = false;

  constructor(
    private readonly answering: ChooseAnswerer,
    private readonly hot: HotStore,
  ) {}

  /** Whether questions are taken: not any more once the process is to end. */
  get open(): boolean {
    return !this.closing;
  }

  /** Starts answering; returns at once. */
  start(asked: RunQuestion, ctx: Ctx): void {
    const run = new LiveRun(asked, ctx, this.answering, this.hot, this.instance);
    const ended = run.run().finally(() => this.live.delete(asked.runId));
    inBackground('chat.run', ended, ctx.log);
    this.live.set(asked.runId, { run, ended });
    // It was let in a moment before the door closed.
    if (this.closing) run.end('shutdown');
  }

  /**
   * Ends every run with what it has written, stored and told as interrupted while its database is still there, and takes
   * no more questions: nobody has to wait for the job that finds runs without an owner.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    const all = [...this.live.values()];
    for (const { run } of all) run.end('shutdown');
    await Promise.allSettled(all.map(({ ended }) => ended));
  }

  /** Stops a run, if it is one of this instance. */
  stop(runId: string): void {
    this.live.get(runId)?.run.end('stop');
  }

  /** What this instance has written of a run after a sequence number; `undefined` where it is another's. */
  framesAfter(runId: string, after: number): readonly Sequenced<Frame>[] | undefined {
    return this.live.get(runId)?.run.frames.slice(after);
  }

  republish(runId: string, after: number): void {
    this.live.get(runId)?.run.republish(after);
  }

  signsOfLife(): void {
    for (const { run } of this.live.values()) run.signOfLife();
  }
}
