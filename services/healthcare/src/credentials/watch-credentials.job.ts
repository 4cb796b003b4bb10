import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { watchCredentials } from '@talent-os/contracts/healthcare/credentials.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDueToday } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { tellNotice } from './tell-notice.js';

@Injectable()
export class WatchCredentials {
  @Works(watchCredentials)
  work(_data: JobData<typeof watchCredentials>, ctx: Ctx): Promise<void> {
    return forEachDueToday(ctx, due, 'credential', tellNotice);
  }
}
