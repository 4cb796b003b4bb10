import { Injectable } from '@nestjs/common';
import { purgeSessions } from '@talent-os/contracts/chat/jobs.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { overdueSessions, purge } from '../sessions/deleted-sessions.queries.js';

@Injectable()
export class PurgeSessions {
  @Works(purgeSessions)
  async purge(_: object, ctx: Ctx): Promise<void> {
    for (const { organizationId, sessionId } of await overdueSessions(ctx.db))
      await ctx.forOrganization(organizationId).db.write((tx) => purge(tx, sessionId));
  }
}
