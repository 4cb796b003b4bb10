import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { watchCredentials } from '@talent-os/contracts/healthcare/credentials.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { dueWhereOn } from '@talent-os/service-kit/people/switched-on';
import { dayOf } from '@talent-os/service-kit/calendar';
import { noticesDue } from './awaited-notices.queries.js';
import { tellNotice } from './tell-notice.js';

@Controller()
export class WatchCredentials {
  @Works(watchCredentials)
  async work(_data: JobData<typeof watchCredentials>, ctx: Ctx): Promise<void> {
    for (const { organizationId, credentialId } of await dueWhereOn(ctx, (without) =>
      noticesDue(ctx, dayOf(ctx.now), without),
    ))
      await tellNotice(ctx.forOrganization(organizationId), credentialId).catch((error: unknown) =>
        ctx.log.error({ err: error, credentialId }, 'a notice of a credential waits for the next round'),
      );
  }
}
