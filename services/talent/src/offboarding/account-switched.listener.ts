import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { accountSwitched } from '@talent-os/contracts/identity/events.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { setLeavingDue } from './access.js';
import { tell } from './change-offboarding.js';
import { Offboarding } from './offboarding.entity.js';
import { isRunning } from './offboarding.rules.js';

/** An account that is closed, or opened again, by an administrator or a directory is so for the offboarding as well. */
@Controller()
export class LeaverAccountSwitched {
  @Listens(accountSwitched)
  async note({ userId, status }: Payload<typeof accountSwitched>, ctx: Ctx): Promise<void> {
    await ctx.db.write(async (tx) => {
      const running = (await tx.findAll(Offboarding, { employeeId: userId })).find(isRunning);
      if (!running) return;
      const ended = status === 'disabled';
      // Looked at once nobody else writes it: whoever closed the account for the offboarding notes so at this very moment.
      const offboarding = await tx.lock(Offboarding, running.id);
      if (!isRunning(offboarding) || (offboarding.accessEndedAt !== null) === ended) return;
      await tx.update(Offboarding, offboarding, { accessEndedAt: ended ? ctx.now : null, accessEndedHere: false });
      if (ended) await setLeavingDue(tx, offboarding);
      tell(ctx, offboarding, 'access', null);
    });
  }
}
