import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { watchOffers } from '@talent-os/contracts/talent/offer-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { expire } from './expire.js';

@Injectable()
export class WatchOffers {
  @Works(watchOffers)
  work(_: JobData<typeof watchOffers>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'offer', expire);
  }
}
