import { isLast, type Frame } from '@talent-os/contracts/chat/frames.js';
import type { Ctx, HotStore, Sequenced } from '@talent-os/service-kit';
import { inBackground } from '@talent-os/service-kit/observe/in-background';

/** How long the log of a run is kept after its latest frame, in milliseconds. */
const KEEP_RUNNING_MS = 20 * 60_000;
const KEEP_FINISHED_MS = 10 * 60_000;

/** The channel of a run: where its frames are published, and the name of its replay log. */
export const channelOf = (runId: string) => `chat.run.${runId}`;

/**
 * Copies a run's frames to the hot store behind the writer's back: one append at a time, each with everything that came
 * in the meantime. What the store loses, the owner still has until the run is stored.
 */
export class ReplayLog {
  private waiting: Sequenced<Frame>[] = [];
  private copying = false;

  constructor(
    private readonly hot: HotStore,
    private readonly runId: string,
    private readonly log: Ctx['log'],
  ) {}

  add(frame: Sequenced<Frame>): void {
    this.waiting.push(frame);
    if (!this.copying) inBackground('chat.replay', this.copy(), this.log);
  }

  private async copy(): Promise<void> {
    this.copying = true;
    try {
      while (this.waiting.length > 0) {
        const next = this.waiting;
        this.waiting = [];
        const ended = next.some(({ frame }) => isLast(frame));
        await this.hot.append(channelOf(this.runId), next, ended ? KEEP_FINISHED_MS : KEEP_RUNNING_MS);
      }
    } finally {
      this.copying = false;
    }
  }
}
