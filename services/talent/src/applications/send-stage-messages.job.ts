import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { applicationMessaged, sendStageMessages } from '@talent-os/contracts/talent/application-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { eventPayload } from './application-event.js';
import { Application } from './application.entity.js';
import { due } from '../due.js';
import { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import { Position } from '../positions/position.entity.js';
import { messageFor } from '../messages/message-for.js';
import { peopleIn } from '../messages/people-in.js';

@Injectable()
export class SendStageMessages {
  @Works(sendStageMessages)
  work(_data: JobData<typeof sendStageMessages>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'message', send);
  }
}

/**
 * Writes to the person about where they stand by now; nothing where they rest, have left, or nothing is written for it. A
 * move made meanwhile is due later.
 */
const send = async (ctx: Ctx, applicationId: string, dueAt: Date): Promise<void> => {
  const people = await peopleIn(ctx, applicationId);
  await ctx.db.write(async (tx) => {
    const application = await tx.lock(Application, applicationId);
    if (!(await due.isDue(tx, 'message', applicationId, dueAt))) return;
    await due.set(tx, 'message', applicationId, undefined);
    if (application.status !== 'active') return;
    const position = await tx.get(Position, application.positionId);
    const pipeline = await tx.get(PipelineTemplate, position.pipelineTemplateId);
    const message = await messageFor(tx, 'entered', { application, position, pipeline }, people);
    if (message) ctx.emit(applicationMessaged, { ...eventPayload(application, position), message });
  });
};
