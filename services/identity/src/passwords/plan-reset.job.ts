import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { planPasswordReset } from '@talent-os/contracts/identity/jobs.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { planReset } from '../mail/plan-mail.js';
import { ownerOf } from '../sign-in/sign-in-index.queries.js';

/** Mails with such a link that one person gets in `PER_MS` milliseconds. */
export const RESETS_MOST = 3;
const PER_MS = 60 * 60_000;

@Injectable()
export class PlanPasswordReset {
  /** Whether somebody has the address shows here, where nobody waits for an answer. */
  @Works(planPasswordReset)
  async plan({ email }: JobData<typeof planPasswordReset>, ctx: Ctx): Promise<void> {
    const owner = await ownerOf(ctx.db, email);
    if (!owner) return;
    const inside = ctx.forOrganization(owner.organizationId);
    await inside.db.write(async (tx) => {
      await tx.advisoryLock(`resets/${owner.userId}`);
      const asked = await tx.readOne<{ count: number }>(
        `select count(*)::int as count from identity.mail
          where organization_id = $1 and person_id = $2 and link = 'reset' and created_at > $3`,
        [owner.userId, new Date(ctx.now.getTime() - PER_MS)],
      );
      if (asked!.count < RESETS_MOST) await planReset(inside, tx, owner.userId);
    });
  }
}
