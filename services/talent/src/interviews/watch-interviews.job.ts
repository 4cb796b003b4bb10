import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { watchInterviews } from '@talent-os/contracts/talent/interview-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { remindOfInterview } from './remind-of-interview.js';

@Injectable()
export class WatchInterviews {
  @Works(watchInterviews)
  work(_: JobData<typeof watchInterviews>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'interview', remindOfInterview);
  }
}
