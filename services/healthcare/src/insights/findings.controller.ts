import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listHealthcareFindings } from '@talent-os/contracts/healthcare/findings.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findingsFrom } from '@talent-os/service-kit/insights/findings';
import { sources } from './sources.js';

@Controller()
export class FindingsController {
  @Handles(listHealthcareFindings)
  list(request: Input<typeof listHealthcareFindings>, ctx: Ctx) {
    return findingsFrom(ctx, request, sources);
  }
}
