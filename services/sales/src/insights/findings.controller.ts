import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listSalesFindings } from '@talent-os/contracts/sales/findings.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findingsFrom } from '@talent-os/service-kit/insights/findings';
import { sources } from './sources.js';

@Controller()
export class FindingsController {
  @Handles(listSalesFindings)
  list(request: Input<typeof listSalesFindings>, ctx: Ctx) {
    return findingsFrom(ctx, request, sources);
  }
}
