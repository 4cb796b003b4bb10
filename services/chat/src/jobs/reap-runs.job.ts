import { Injectable } from '@nestjs/common';
import { reapRuns } from '@talent-os/contracts/chat/jobs.js';
import { HotStore, Works, type Ctx } from '@talent-os/service-kit';
import { setTimeout as after } from 'node:timers/promises';
import { interruptRun } from '../runs/interrupt-run.js';
import { leaseOf } from '../runs/lease.js';
import { isAbandoned } from '../runs/run.rules.js';
import { runningRuns, type RunningRun } from '../runs/runs.queries.js';
import { SIGNS_OF_LIFE } from '../runs/signals.js';

/** How long owners have to renew a lease that was found missing, in milliseconds. */
const GRACE = 1_000;

@Injectable()
export class ReapRuns {
  constructor(private readonly hot: HotStore) {}

  /** A missing lease may only mean that the hot store was emptied: owners are asked for a sign of life first. */
  @Works(reapRuns)
  async reap(_: object, ctx: Ctx): Promise<void> {
    const suspects = await this.abandoned(await runningRuns(ctx.db));
    if (suspects.length === 0) return;
    ctx.signal(SIGNS_OF_LIFE, {});
    await after(GRACE);
    for (const { organizationId, runId } of await this.abandoned(suspects))
      await interruptRun(ctx.forOrganization(organizationId), this.hot, runId).catch((error: unknown) =>
        ctx.log.error({ err: error, runId }, 'a run whose owner is gone waits for the next round'),
      );
  }

  private async abandoned(runs: readonly RunningRun[]): Promise<RunningRun[]> {
    const left: RunningRun[] = [];
    for (const run of runs) {
      const ageMs = Date.now() - new Date(run.startedAt).getTime();
      if (isAbandoned({ leased: await this.hot.held(leaseOf(run.runId)), ageMs })) left.push(run);
    }
    return left;
  }
}
