import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { runSubscriptions } from '@talent-os/contracts/intelligence/subscriptions.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { runSubscription } from './run-subscription.js';

@Injectable()
export class RunSubscriptions {
  @Works(runSubscriptions)
  work(_: JobData<typeof runSubscriptions>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'subscription', runSubscription);
  }
}
