import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import {
  applicationHeld,
  applicationMoved,
  applicationRejected,
  applicationRestored,
  applicationStarted,
  applicationWithdrawn,
} from '@talent-os/contracts/talent/application-events.js';
import { applicationHired } from '@talent-os/contracts/talent/applications.js';
import { interviewCompleted, interviewMissed } from '@talent-os/contracts/talent/interview-events.js';
import { offerAnswered } from '@talent-os/contracts/talent/offer-events.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { runAutomations } from './run-automations.js';
import { watchStage } from './watch-stage.js';

/** What happens to applications, for the automations that act on it. */
@Controller()
export class AutomationsListener {
  @Listens(applicationStarted, 'always')
  started({ applicationId }: Payload<typeof applicationStarted>, ctx: Ctx): Promise<void> {
    return watchStage(ctx, applicationId, true);
  }

  @Listens(applicationMoved, 'always')
  moved({ applicationId, undone }: Payload<typeof applicationMoved>, ctx: Ctx): Promise<void> {
    return watchStage(ctx, applicationId, !undone);
  }

  @Listens(applicationRestored, 'always')
  restored({ applicationId, told }: Payload<typeof applicationRestored>, ctx: Ctx): Promise<void> {
    return watchStage(ctx, applicationId, told);
  }

  @Listens(applicationHeld, 'always')
  held({ applicationId }: Payload<typeof applicationHeld>, ctx: Ctx): Promise<void> {
    return watchStage(ctx, applicationId, undefined);
  }

  @Listens(applicationRejected, 'always')
  rejected({ applicationId }: Payload<typeof applicationRejected>, ctx: Ctx): Promise<void> {
    return watchStage(ctx, applicationId, false);
  }

  @Listens(applicationWithdrawn, 'always')
  leftByWithdrawal({ applicationId }: Payload<typeof applicationWithdrawn>, ctx: Ctx): Promise<void> {
    return watchStage(ctx, applicationId, false);
  }

  @Listens(applicationHired, 'always')
  hired({ applicationId }: Payload<typeof applicationHired>, ctx: Ctx): Promise<void> {
    return watchStage(ctx, applicationId, false);
  }

  @Listens(interviewCompleted)
  interviewed({ applicationId, interviewId }: Payload<typeof interviewCompleted>, ctx: Ctx): Promise<void> {
    return runAutomations(ctx, { event: 'interviewed', applicationId, subjectId: interviewId });
  }

  @Listens(interviewMissed)
  missed({ applicationId, interviewId }: Payload<typeof interviewMissed>, ctx: Ctx): Promise<void> {
    return runAutomations(ctx, { event: 'missed', applicationId, subjectId: interviewId });
  }

  @Listens(offerAnswered)
  async answered({ applicationId, jobOfferId, answer }: Payload<typeof offerAnswered>, ctx: Ctx): Promise<void> {
    if (answer === 'declined') await runAutomations(ctx, { event: 'declined', applicationId, subjectId: jobOfferId });
  }
}
