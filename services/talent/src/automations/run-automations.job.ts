import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { runAutomations as runAutomationsJob } from '@talent-os/contracts/talent/automation-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue, forEachDueToday } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { runAutomations } from './run-automations.js';

@Injectable()
export class RunAutomations {
  @Works(runAutomationsJob)
  async work(_: JobData<typeof runAutomationsJob>, ctx: Ctx): Promise<void> {
    await forEachDue(ctx, due, 'entered', (own, applicationId, dueAt) => act(own, 'entered', applicationId, dueAt));
    await forEachDueToday(ctx, due, 'late', (own, applicationId, day) => act(own, 'late', applicationId, day));
  }
}

/** Acts on an application whose moment has come, unless another process has, or it has moved on meanwhile. */
export const act = (ctx: Ctx, event: 'entered' | 'late', applicationId: string, at: Date | string): Promise<void> =>
  runAutomations(ctx, { event, applicationId, subjectId: applicationId }, (tx) =>
    due.take(tx, event, applicationId, at),
  );
