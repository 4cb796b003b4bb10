import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listProductivityFindings } from '@talent-os/contracts/productivity/findings.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findingsFrom } from '@talent-os/service-kit/insights/findings';
import { sources } from './sources.js';

@Controller()
export class FindingsController {
  @Handles(listProductivityFindings)
  list(request: Input<typeof listProductivityFindings>, ctx: Ctx) {
    return findingsFrom(ctx, request, sources);
  }
}
