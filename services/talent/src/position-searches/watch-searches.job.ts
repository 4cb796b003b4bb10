import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { watchPositionSearches } from '@talent-os/contracts/talent/position-searches.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { lookThrough } from './look-through.js';

@Injectable()
export class WatchPositionSearches {
  @Works(watchPositionSearches)
  work(_: JobData<typeof watchPositionSearches>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'search', lookThrough);
  }
}
