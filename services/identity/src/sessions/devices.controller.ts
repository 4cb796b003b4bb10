import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { endOtherSessions, endSession as endDevice, listSessions } from '@talent-os/contracts/identity/sessions.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { endSession, endSessionsOf } from './revoke.js';
import { Session } from './session.entity.js';
import { devicesOf } from './sessions.queries.js';

/** What a person sees of the devices they are signed in on. */
@Controller()
export class DevicesController {
  @Handles(listSessions)
  async list(_: Input<typeof listSessions>, ctx: Ctx): Promise<Output<typeof listSessions>> {
    return { items: await devicesOf(ctx.db, ctx.userId, ctx.principal.sessionId, ctx.now) };
  }

  @Handles(endDevice)
  async end({ deviceSessionId: id }: Input<typeof endDevice>, ctx: Ctx): Promise<Output<typeof endDevice>> {
    await ctx.db.write(async (tx) =>
      endSession(ctx, tx, await tx.lock(Session, { id, personId: ctx.userId }), 'ended'),
    );
    return {};
  }

  @Handles(endOtherSessions)
  async endOthers(_: Input<typeof endOtherSessions>, ctx: Ctx): Promise<Output<typeof endOtherSessions>> {
    const { sessionId } = ctx.principal;
    return { ended: await ctx.db.write((tx) => endSessionsOf(ctx, tx, ctx.userId, 'ended', sessionId)) };
  }
}
