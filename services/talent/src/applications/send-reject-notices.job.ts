import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { applicationDeclined, sendRejectNotices } from '@talent-os/contracts/talent/application-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { dueWhereOn } from '@talent-os/service-kit/people/switched-on';
import { awaitMoment, momentsDue } from '../moments/awaited-moments.queries.js';
import { Position } from '../positions/position.entity.js';
import { Application } from './application.entity.js';
import { eventPayload } from './application-event.js';

@Controller()
export class SendRejectNotices {
  @Works(sendRejectNotices)
  async work(_data: JobData<typeof sendRejectNotices>, ctx: Ctx): Promise<void> {
    for (const { organizationId, id } of await dueWhereOn(ctx, (without) => momentsDue(ctx, 'rejection', without)))
      await send(ctx.forOrganization(organizationId), id).catch((error: unknown) =>
        ctx.log.error({ err: error, applicationId: id }, 'a notice of a rejection waits for the next round'),
      );
  }
}

/** Tells the person, unless somebody has undone the rejection in the meantime. */
const send = (ctx: Ctx, applicationId: string): Promise<void> =>
  ctx.db.write(async (tx) => {
    const application = await tx.lock(Application, applicationId);
    await awaitMoment(tx, 'rejection', applicationId, undefined);
    const { status, rejectNotice, noticeSentAt } = application;
    if (status !== 'rejected' || !rejectNotice || noticeSentAt) return;
    const position = await tx.get(Position, application.positionId);
    await tx.update(Application, application, { noticeSentAt: ctx.now });
    ctx.emit(applicationDeclined, { ...eventPayload(application, position), notice: rejectNotice });
  });
