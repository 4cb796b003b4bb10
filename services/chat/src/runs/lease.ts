import type { Ctx, HotStore } from '@talent-os/service-kit';
import { inBackground } from '@talent-os/service-kit/observe/in-background';

const KEEP_MS = 15_000;
const RENEW_EVERY_MS = 5_000;

/** Where the lease of a run is. */
export const leaseOf = (runId: string) => `chat.run.${runId}`;

/**
 * Says that an instance is writing a run. It is a sign of life, not a lock: what decides is the generation in the run's
 * row. `stillMine` reads it, and is asked whenever the lease was found missing (the hot store may forget, or the
 * owner may have stood still for longer than it is kept).
 */
export class Lease {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly hot: HotStore,
    private readonly runId: string,
    private readonly holder: string,
    private readonly stillMine: () => Promise<boolean>,
    private readonly lost: () => void,
    private readonly log: Ctx['log'],
  ) {}

  take(): void {
    this.timer = setInterval(() => this.renew(), RENEW_EVERY_MS);
    inBackground('chat.lease', this.hot.claim(leaseOf(this.runId), this.holder, KEEP_MS), this.log);
  }

  /** Says once more that this instance writes the run, in the background. */
  renew(): void {
    inBackground('chat.lease', this.keep(), this.log);
  }

  private async keep(): Promise<void> {
    const renewed = await this.hot.renew(leaseOf(this.runId), this.holder, KEEP_MS);
    if (renewed !== false) return;
    await this.hot.claim(leaseOf(this.runId), this.holder, KEEP_MS);
    if (!(await this.stillMine())) this.lost();
  }

  async release(): Promise<void> {
    clearInterval(this.timer);
    await this.hot.release(leaseOf(this.runId), this.holder);
  }
}
