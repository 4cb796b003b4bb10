import type { Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { Application } from '../applications/application.entity.js';
import { due } from '../due.js';
import { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import { Position } from '../positions/position.entity.js';
import { lateOn, settledAt } from './automation.rules.js';

/**
 * Notes from when on automations act on an application in its stage: once nobody can take the move back, where it has just
 * `entered`, and again when it has been there for too long. Read from the row: told twice or late, it is the same.
 */
export async function watchStage(ctx: Ctx, applicationId: string, entered: boolean | undefined): Promise<void> {
  const timezone = await timezoneOf(ctx);
  await ctx.db.write(async (tx) => {
    const application = await tx.lock(Application, applicationId);
    const active = application.status === 'active';
    const { pipelineTemplateId } = await tx.get(Position, application.positionId);
    const { stages } = await tx.get(PipelineTemplate, pipelineTemplateId);
    const stage = stages.find(({ key }) => key === application.stageKey);
    if (entered !== undefined)
      await due.set(tx, 'entered', applicationId, active && entered ? settledAt(application) : null);
    await due.set(tx, 'late', applicationId, active && stage ? lateOn(application, stage, timezone) : null);
  });
}
