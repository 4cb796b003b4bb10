import { Controller } from '@nestjs/common';
import { PAGE_SIZE, type Input, type Output } from '@talent-os/contracts';
import { notificationsChanged } from '@talent-os/contracts/identity/notification-events.js';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
  SNOOZE_DAYS,
  snoozeNotification,
  undoReadAll,
  unreadNotification,
} from '@talent-os/contracts/identity/notifications.js';
import { containingWords } from '@talent-os/service-kit/sql/filters';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { Notification } from './notification.entity.js';
import { LIST, READ_ALL, UNDO_READ_ALL } from './notifications.queries.js';

type Change = Partial<Pick<Notification, 'readAt' | 'snoozedUntil' | 'awake'>>;

@Controller()
export class NotificationsController {
  @Handles(listNotifications)
  list({ page, search, kind, hub, show }: Input<typeof listNotifications>, ctx: Ctx) {
    const words = containingWords(search) ?? [];
    const args = [ctx.userId, ctx.now, (page - 1) * PAGE_SIZE, words, kind ?? null, hub ?? null, show];
    return ctx.db.json<Output<typeof listNotifications>>(LIST, args);
  }

  @Handles(readNotification)
  read({ notificationId }: Input<typeof readNotification>, ctx: Ctx): Promise<Output<typeof readNotification>> {
    return change(ctx, notificationId, ({ readAt }) => (readAt ? {} : { readAt: ctx.now }));
  }

  @Handles(unreadNotification)
  unread({ notificationId }: Input<typeof unreadNotification>, ctx: Ctx): Promise<Output<typeof unreadNotification>> {
    return change(ctx, notificationId, () => ({ readAt: null }));
  }

  /** It comes back unread. Taken back, it stands where it stood. */
  @Handles(snoozeNotification)
  snooze(
    { notificationId, until }: Input<typeof snoozeNotification>,
    ctx: Ctx,
  ): Promise<Output<typeof snoozeNotification>> {
    if (until === null) return change(ctx, notificationId, () => ({ snoozedUntil: null, awake: true }));
    return change(ctx, notificationId, () => ({ snoozedUntil: within(until, ctx.now), awake: false, readAt: null }));
  }

  @Handles(readAllNotifications)
  async readAll(
    { kind, hub }: Input<typeof readAllNotifications>,
    ctx: Ctx,
  ): Promise<Output<typeof readAllNotifications>> {
    return ctx.db.write(async (tx) => {
      const args = [ctx.userId, ctx.now, kind ?? null, hub ?? null];
      const [row] = await tx.execute<{ count: number }>(READ_ALL, args);
      ctx.emit(notificationsChanged, { userId: ctx.userId });
      return { count: row!.count, readAt: ctx.now.toISOString() };
    });
  }

  @Handles(undoReadAll)
  async undoReadAll({ readAt }: Input<typeof undoReadAll>, ctx: Ctx): Promise<Output<typeof undoReadAll>> {
    return ctx.db.write(async (tx) => {
      await tx.execute(UNDO_READ_ALL, [ctx.userId, new Date(readAt), ctx.now]);
      ctx.emit(notificationsChanged, { userId: ctx.userId });
      return {};
    });
  }
}

function within(until: string, now: Date): Date {
  const back = new Date(until);
  const away = back.getTime() - now.getTime();
  if (away <= 0 || away > SNOOZE_DAYS * DAY_MS) throw new DomainError('notification.snooze');
  return back;
}

/** Changes one of the caller's own notifications; anybody else's is missing. */
const change = (ctx: Ctx, id: string, changes: (notification: Notification) => Change) =>
  ctx.db.write(async (tx) => {
    const notification = await tx.lock(Notification, { id, personId: ctx.userId });
    await tx.update(Notification, notification, changes(notification));
    ctx.emit(notificationsChanged, { userId: ctx.userId });
    return {};
  });
