import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { watchScorecards } from '@talent-os/contracts/talent/interview-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { remind } from './remind.js';

@Injectable()
export class WatchScorecards {
  @Works(watchScorecards)
  work(_: JobData<typeof watchScorecards>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'scorecards', remind);
  }
}
