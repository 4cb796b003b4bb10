import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { applicationDeclined, sendRejectNotices } from '@talent-os/contracts/talent/application-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { messageFor } from '../messages/message-for.js';
import { peopleIn } from '../messages/people-in.js';
import { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import { Position } from '../positions/position.entity.js';
import { Application } from './application.entity.js';
import { eventPayload } from './application-event.js';

@Injectable()
export class SendRejectNotices {
  @Works(sendRejectNotices)
  work(_data: JobData<typeof sendRejectNotices>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'rejection', send);
  }
}

/** Tells the person, unless a person has undone the rejection in the meantime. */
const send = async (ctx: Ctx, applicationId: string): Promise<void> => {
  const people = await peopleIn(ctx, applicationId);
  await ctx.db.write(async (tx) => {
    const application = await tx.lock(Application, applicationId);
    await due.set(tx, 'rejection', applicationId, undefined);
    const { status, noticeText: text, noticeSentAt } = application;
    if (status !== 'rejected' || !text || noticeSentAt) return;
    const position = await tx.get(Position, application.positionId);
    await tx.update(Application, application, { noticeSentAt: ctx.now });
    const pipeline = await tx.get(PipelineTemplate, position.pipelineTemplateId);
    const message = await messageFor(tx, 'declined', { application, position, pipeline }, people);
    ctx.emit(applicationDeclined, { ...eventPayload(application, position), text, message });
  });
};
