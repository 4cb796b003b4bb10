import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { reportCrash, reportError } from '@talent-os/contracts/audit/reports.js';
import { Handles, PLATFORM_ORGANIZATION, type Ctx } from '@talent-os/service-kit';
import { ClientErrorReport } from './client-error-report.entity.js';
import { CrashReport } from './crash-report.entity.js';
import { crashRow, errorRow } from './report.rules.js';

@Controller()
export class ReportsController {
  @Handles(reportError)
  async error(input: Input<typeof reportError>, ctx: Ctx) {
    await placeOf(ctx).db.write((tx) => tx.insert(ClientErrorReport, errorRow(input)));
    return {};
  }

  @Handles(reportCrash)
  async crash(input: Input<typeof reportCrash>, ctx: Ctx) {
    await placeOf(ctx).db.write((tx) => tx.insert(CrashReport, crashRow(input)));
    return {};
  }
}

/** The caller's organization; the platform's own where nobody is signed in. */
const placeOf = (ctx: Ctx): Ctx => (ctx.caller ? ctx : ctx.forOrganization(PLATFORM_ORGANIZATION));
