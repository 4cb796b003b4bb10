import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  exportIncidents,
  getIncidentReport,
  listIncidents,
  type Incident,
  type IncidentDetail,
} from '@talent-os/contracts/cyber/incidents.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { incidentOf } from './incident-detail.queries.js';
import { ASSIGNEE, clockOf, INCIDENT, incidentsWhere } from './incidents.queries.js';
import { reportText } from './report-text.js';

type IncidentRow = Omit<Incident, 'may'>;

const missed = (incident: IncidentRow) =>
  Object.entries(incident.sla).flatMap(([clock, { breachedAt }]) => (breachedAt ? [clock] : []));

const columns: readonly Column<IncidentRow>[] = [
  'title',
  'type',
  'severity',
  'status',
  'assigneeName',
  'reportedTime',
  ['sla.respond.doneAt', ({ sla }) => sla.respond.doneAt],
  ['sla.contain.doneAt', ({ sla }) => sla.contain.doneAt],
  ['sla.resolve.doneAt', ({ sla }) => sla.resolve.doneAt],
  { heading: 'Missed deadlines', read: (incident) => missed(incident).join(' ') },
  'phiSuspected',
];

@Controller()
export class ExportIncidentsController {
  @Handles(exportIncidents)
  async export(input: Input<typeof exportIncidents>, ctx: Ctx) {
    const filters = incidentsWhere(input, await clockOf(ctx));
    const page = filters.filePage(input.skip);
    const { where, args } = filters;
    const incidents = await ctx.db.read<IncidentRow & { total: number }>(
      `select ${INCIDENT}, count(*) over () as total from cyber.incident i ${ASSIGNEE} where ${where}
       order by i.reported_time desc, i.id ${page}`,
      args,
    );
    return exportOf(ctx, 'incidents', listIncidents, columns, incidents);
  }

  @Handles(getIncidentReport)
  async report({ incidentId }: Input<typeof getIncidentReport>, ctx: Ctx) {
    const { text } = await incidentOf(ctx, incidentId);
    const incident = JSON.parse(text) as IncidentDetail;
    return { filename: `incident-${incidentId.slice(0, 8)}.txt`, text: reportText(incident, ctx.now) };
  }
}
