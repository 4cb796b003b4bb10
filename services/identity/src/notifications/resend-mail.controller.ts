import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { deliverMail } from '@talent-os/contracts/identity/jobs.js';
import { notificationsChanged } from '@talent-os/contracts/identity/notification-events.js';
import { resendMail } from '@talent-os/contracts/identity/notifications.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { Notification } from './notification.entity.js';
import { isResendable } from './resend.rules.js';
import { Mail } from '../mail/mail.entity.js';

@Controller()
export class ResendMailController {
  /** The person decides: a mail that may have arrived is sent again only because they ask for it. */
  @Handles(resendMail)
  async resend({ notificationId }: Input<typeof resendMail>, ctx: Ctx): Promise<Output<typeof resendMail>> {
    return ctx.db.write(async (tx) => {
      const { mailId } = await tx.get(Notification, { id: notificationId, personId: ctx.userId });
      const mail = mailId && (await tx.lock(Mail, mailId));
      if (!mail || !isResendable(mail.state)) throw new DomainError('notification.mail');
      const again = { state: 'queued' as const, attempts: 0, handedOverAt: null, dueAt: ctx.now, reason: null };
      await tx.update(Mail, mail, again);
      ctx.enqueue(deliverMail, { mailId: mail.id });
      ctx.emit(notificationsChanged, { userId: ctx.userId });
      return {};
    });
  }
}
