import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { applicationDeclined, applicationWithdrawn } from '@talent-os/contracts/talent/application-events.js';
import { interviewCancelled } from '@talent-os/contracts/talent/interview-events.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { due } from '../due.js';
import { Interview } from './interview.entity.js';
import { eventPayload } from './interview-event.js';
import { stateAfter } from './interview.rules.js';

/** Interviews of an application that has ended take no more place. A rejection counts once the person is told of it. */
@Controller()
export class ApplicationEnded {
  @Listens(applicationDeclined, 'always')
  declined({ applicationId }: Payload<typeof applicationDeclined>, ctx: Ctx): Promise<void> {
    return cancelOpen(ctx, applicationId);
  }

  @Listens(applicationWithdrawn, 'always')
  withdrawn({ applicationId }: Payload<typeof applicationWithdrawn>, ctx: Ctx): Promise<void> {
    return cancelOpen(ctx, applicationId);
  }
}

const cancelOpen = (ctx: Ctx, applicationId: string): Promise<void> =>
  ctx.db.write(async (tx) => {
    const open = await tx.findAll(Interview, { applicationId, status: In(['proposed', 'scheduled']) });
    for (const { id } of open) {
      const interview = await tx.lock(Interview, id);
      if (interview.status !== 'proposed' && interview.status !== 'scheduled') continue;
      const was = interview.status;
      await tx.update(Interview, interview, { status: stateAfter('cancel'), note: 'The application has ended' });
      await due.set(tx, 'interview', id, undefined);
      ctx.emit(interviewCancelled, { ...(await eventPayload(tx, interview)), was });
    }
  });
