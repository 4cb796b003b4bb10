import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  getIncident,
  getIncidentOverview,
  getIncidentSummary,
  listIncidents,
  nameIncidents,
} from '@talent-os/contracts/cyber/incidents.js';
import type { IncidentState } from '@talent-os/contracts/cyber/incident-states.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { incidentOf } from './incident-detail.queries.js';
import { listOfIncidents } from './incidents.queries.js';
import { overviewOf } from './overview.queries.js';
import { summaryOf } from './summary.queries.js';

@Controller()
export class IncidentsController {
  @Handles(getIncidentSummary)
  async summary(_input: Input<typeof getIncidentSummary>, ctx: Ctx) {
    return summaryOf(ctx, await timezoneOf(ctx));
  }

  @Handles(getIncidentOverview)
  overview(_input: Input<typeof getIncidentOverview>, ctx: Ctx) {
    return overviewOf(ctx);
  }

  @Handles(listIncidents)
  list(input: Input<typeof listIncidents>, ctx: Ctx) {
    return listOfIncidents(ctx, input);
  }

  @Handles(getIncident)
  get({ incidentId }: Input<typeof getIncident>, ctx: Ctx) {
    return incidentOf(ctx, incidentId);
  }

  @Handles(nameIncidents)
  async names({ ids }: Input<typeof nameIncidents>, ctx: Ctx) {
    const incidents = await ctx.db.read<{ id: string; title: string; status: IncidentState }>(
      'select id, title, status from cyber.incident where organization_id = $1 and id = any($2)',
      [ids],
    );
    return { incidents };
  }
}
