import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { readCalendarSources } from '@talent-os/contracts/productivity/calendar-sources.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { readAgain } from './read-source.js';

@Injectable()
export class TendCalendarSources {
  @Works(readCalendarSources)
  work(_: JobData<typeof readCalendarSources>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'calendar', readAgain);
  }
}
