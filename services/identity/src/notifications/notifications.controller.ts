import { Controller } from '@nestjs/common';
import { PAGE_SIZE, type Input, type Output } from '@talent-os/contracts';
import {
  listNotifications,
  notificationsChanged,
  readAllNotifications,
  readNotification,
} from '@talent-os/contracts/identity/notifications.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { Notification } from './notification.entity.js';

const LIST = `
  with mine as (select * from identity.notification where organization_id = $1 and person_id = $2)
  select json_build_object(
    'items', (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'title', title, 'message', message,
        'link', link, 'createdAt', created_at, 'readAt', read_at) order by read_at is not null, created_at desc, id desc), '[]')
      from (select * from mine order by read_at is not null, created_at desc, id desc limit ${PAGE_SIZE} offset $3) page),
    'total', (select count(*) from mine),
    'unread', (select count(*) from mine where read_at is null))::text`;

@Controller()
export class NotificationsController {
  @Handles(listNotifications)
  list({ page }: Input<typeof listNotifications>, ctx: Ctx) {
    return ctx.db.json<Output<typeof listNotifications>>(LIST, [ctx.userId, (page - 1) * PAGE_SIZE]);
  }

  @Handles(readNotification)
  async read({ notificationId }: Input<typeof readNotification>, ctx: Ctx): Promise<Output<typeof readNotification>> {
    return ctx.db.write(async (tx) => {
      const notification = await tx.lock(Notification, { id: notificationId, personId: ctx.userId });
      if (!notification.readAt) await tx.update(Notification, notification, { readAt: ctx.now });
      ctx.emit(notificationsChanged, { userId: ctx.userId });
      return {};
    });
  }

  @Handles(readAllNotifications)
  async readAll(_: Input<typeof readAllNotifications>, ctx: Ctx): Promise<Output<typeof readAllNotifications>> {
    return ctx.db.write(async (tx) => {
      await tx.rows(
        `update identity.notification set read_at = $3, updated_at = $3, version = version + 1
          where organization_id = $1 and person_id = $2 and read_at is null`,
        [ctx.userId, ctx.now],
      );
      ctx.emit(notificationsChanged, { userId: ctx.userId });
      return {};
    });
  }
}
