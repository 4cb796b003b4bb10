import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { stopRun, streamRun } from '@talent-os/contracts/chat/messages.js';
import { isLast, type Frame } from '@talent-os/contracts/chat/frames.js';
import { Handles, Hears, HotStore, type Ctx } from '@talent-os/service-kit';
import { ChatRun } from './run.entity.js';
import { remaining } from './packed-frames.js';
import { channelOf } from './replay-log.js';
import { RunEngine } from './run-engine.js';
import { REPUBLISH, SIGNS_OF_LIFE, STOP } from './signals.js';
import { followedRun } from './runs.queries.js';

@Controller()
export class RunsController {
  constructor(
    private readonly engine: RunEngine,
    private readonly hot: HotStore,
  ) {}

  /**
   * A finished run is answered from Postgres, always exactly. A running one from its owner's memory where that is this
   * instance, else from the replay log; where the log cannot help, the owner is asked to publish again what the
   * follower lacks. Followers subscribe before they ask, so that reaches them.
   */
  @Handles(streamRun)
  async follow({ runId, after }: Input<typeof streamRun>, ctx: Ctx) {
    const { status, frames, content } = await followedRun(ctx, runId);
    if (status === 'finished') return { frames: remaining(frames ?? [], content, after), ended: true };
    const known = this.engine.framesAfter(runId, after) ?? (await this.hot.replay<Frame>(channelOf(runId), after));
    if (!known) ctx.signal(REPUBLISH, { runId, after });
    return { frames: known ?? [], ended: known?.some(({ frame }) => isLast(frame)) ?? false };
  }

  @Handles(stopRun)
  async stop({ runId }: Input<typeof stopRun>, ctx: Ctx) {
    await ctx.db.write(async (tx) => {
      const run = await tx.lock(ChatRun, { id: runId, personId: ctx.userId });
      if (run.status === 'running') await tx.update(ChatRun, run, { stopRequestedAt: ctx.now });
    });
    ctx.signal(STOP, { runId });
    return {};
  }

  @Hears(STOP)
  hearStop({ runId }: { readonly runId: string }): void {
    this.engine.stop(runId);
  }

  @Hears(REPUBLISH)
  hearRepublish({ runId, after }: { readonly runId: string; readonly after: number }): void {
    this.engine.republish(runId, after);
  }

  @Hears(SIGNS_OF_LIFE)
  hearSignsOfLife(): void {
    this.engine.signsOfLife();
  }
}
