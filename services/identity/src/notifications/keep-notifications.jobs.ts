import { Injectable } from '@nestjs/common';
import { purgeNotifications, wakeNotifications } from '@talent-os/contracts/identity/jobs.js';
import { notificationsChanged } from '@talent-os/contracts/identity/notification-events.js';
import { KEPT_DAYS } from '@talent-os/contracts/identity/notifications.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { organizationIds } from '../organizations/organizations.queries.js';
import { ANY_BACK, PURGE, WAKE } from './notifications.queries.js';

@Injectable()
export class KeepNotifications {
  @Works(wakeNotifications)
  async wake(_: object, ctx: Ctx): Promise<void> {
    for (const organizationId of await organizationIds(ctx.db)) {
      const inside = ctx.forOrganization(organizationId);
      if (!(await inside.db.readOne(ANY_BACK, [inside.now]))) continue;
      await inside.db.write(async (tx) => {
        const people = await tx.execute<{ personId: string }>(WAKE, [inside.now]);
        for (const { personId } of people) inside.emit(notificationsChanged, { userId: personId });
      });
    }
  }

  @Works(purgeNotifications)
  async purge(_: object, ctx: Ctx): Promise<void> {
    const before = new Date(ctx.now.getTime() - KEPT_DAYS * DAY_MS);
    for (const organizationId of await organizationIds(ctx.db))
      await ctx.forOrganization(organizationId).db.write(async (tx) => {
        for (const statement of PURGE) await tx.execute(statement, [before]);
      });
  }
}
