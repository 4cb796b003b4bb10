import { Injectable } from '@nestjs/common';
import { Every, PLATFORM_ORGANIZATION, type Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { chains } from '../chain/chains.js';

/** Reports of errors and crashes are read within days; nobody needs a browser's after a quarter. */
export const REPORTS_KEPT_DAYS = 90;
const HOUR_MS = 60 * 60 * 1000;

@Injectable()
export class PruneReports {
  /** Of every organization, and of the platform those of nobody. */
  @Every(HOUR_MS)
  async prune(ctx: Ctx): Promise<void> {
    const before = new Date(ctx.now.getTime() - REPORTS_KEPT_DAYS * DAY_MS);
    const known = (await chains(ctx)).map(({ organizationId }) => organizationId);
    for (const organizationId of new Set([...known, PLATFORM_ORGANIZATION]))
      await ctx.forOrganization(organizationId).db.write(async (tx) => {
        for (const table of ['client_error_report', 'crash_report'])
          await tx.execute(`delete from audit.${table} where organization_id = $1 and created_at < $2`, [before]);
      });
  }
}
