import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { breakGlassRecorded, recordBreakGlass } from '@talent-os/contracts/identity/break-glass.js';
import { endBreakGlasses } from '@talent-os/contracts/identity/jobs.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { BreakGlass } from './break-glass.entity.js';
import { endLook } from './end-break-glass.js';

@Injectable()
export class BreakGlassJobs {
  /** Whose time is up looks in no more; their token has ended by then. */
  @Works(endBreakGlasses)
  end(_data: JobData<typeof endBreakGlasses>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'breakGlass', (inside, id) =>
      inside.db.write(async (tx) => endLook(inside, tx, await tx.lock(BreakGlass, id), undefined)),
    );
  }

  /** What somebody did elsewhere stands in the trail of their own organization too. */
  @Works(recordBreakGlass)
  async record({ breakGlassId, how }: JobData<typeof recordBreakGlass>, ctx: Ctx): Promise<void> {
    const look = await ctx.db.readOne<{ homeId: string; personId: string; reason: string }>(
      `select home_id as "homeId", person_id as "personId", reason from identity.break_glass
        where organization_id = $1 and id = $2`,
      [breakGlassId],
    );
    if (!look) return;
    const { homeId, personId, reason } = look;
    const home = ctx.forOrganization(homeId, personId);
    const { organizationId } = ctx;
    await home.db.write(async () => home.emit(breakGlassRecorded, { breakGlassId, organizationId, how, reason }));
  }
}
