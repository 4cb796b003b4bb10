import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listTalentFindings } from '@talent-os/contracts/talent/findings.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findingsFrom } from '@talent-os/service-kit/insights/findings';
import { sources } from './sources.js';

@Controller()
export class FindingsController {
  @Handles(listTalentFindings)
  list(request: Input<typeof listTalentFindings>, ctx: Ctx) {
    return findingsFrom(ctx, request, sources);
  }
}
