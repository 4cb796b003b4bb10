import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listCyberFindings } from '@talent-os/contracts/cyber/findings.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findingsFrom } from '@talent-os/service-kit/insights/findings';
import { sources } from './sources.js';

@Controller()
export class FindingsController {
  @Handles(listCyberFindings)
  list(request: Input<typeof listCyberFindings>, ctx: Ctx) {
    return findingsFrom(ctx, request, sources);
  }
}
