import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { refreshReused } from '@talent-os/contracts/identity/events.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { copiedSignIn } from './notification-texts.js';
import { notify } from './notify.js';

@Controller()
export class SecurityListener {
  @Listens(refreshReused)
  refreshReused({ userId }: Payload<typeof refreshReused>, ctx: Ctx): Promise<void> {
    return ctx.db.write((tx) => notify(ctx, tx, [userId], copiedSignIn()));
  }
}
