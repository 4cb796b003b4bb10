import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getIncidentSummary } from '@talent-os/contracts/cyber/incidents.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '../timezone.js';
import { summaryOf } from './summary.queries.js';

@Controller()
export class IncidentsController {
  @Handles(getIncidentSummary)
  async summary(_input: Input<typeof getIncidentSummary>, ctx: Ctx) {
    return summaryOf(ctx, await timezoneOf(ctx));
  }
}
