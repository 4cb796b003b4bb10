import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { incidentStates, incidentTypes, severityLabels } from '@talent-os/contracts/cyber/incident-states.js';
import {
  exportIncidents,
  getIncidentReport,
  INCIDENT_EXPORT_ROWS,
  type Incident,
  type IncidentDetail,
} from '@talent-os/contracts/cyber/incidents.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { csv } from '@talent-os/service-kit/csv';
import { dayOf } from '@talent-os/service-kit/calendar';
import { incidentOf } from './incident-detail.queries.js';
import { ASSIGNEE, INCIDENT, incidentsWhere } from './incidents.queries.js';
import { reportText } from './report-text.js';

const missed = (incident: Incident) =>
  Object.entries(incident.sla).flatMap(([clock, { breachedAt }]) => (breachedAt ? [clock] : []));

const columns = {
  Incident: (incident: Incident) => incident.title,
  Type: (incident: Incident) => incidentTypes[incident.type],
  Severity: (incident: Incident) => severityLabels[incident.severity],
  Status: (incident: Incident) => incidentStates[incident.status].label,
  Owner: (incident: Incident) => incident.assigneeName,
  Reported: (incident: Incident) => incident.reportedTime,
  Responded: (incident: Incident) => incident.sla.respond.doneAt,
  Contained: (incident: Incident) => incident.sla.contain.doneAt,
  Resolved: (incident: Incident) => incident.sla.resolve.doneAt,
  'Missed deadlines': (incident: Incident) => missed(incident).join(' '),
  'Patient data suspected': (incident: Incident) => (incident.phiSuspected ? 'yes' : 'no'),
};

@Controller()
export class ExportIncidentsController {
  @Handles(exportIncidents)
  async export(input: Input<typeof exportIncidents>, ctx: Ctx) {
    const { where, args } = incidentsWhere(input);
    const incidents = await ctx.db.read<Incident & { total: number }>(
      `select ${INCIDENT}, count(*) over () as total from cyber.incident i ${ASSIGNEE} where ${where}
       order by i.reported_time desc, i.id limit ${INCIDENT_EXPORT_ROWS}`,
      args,
    );
    return {
      filename: `incidents-${dayOf(ctx.now)}.csv`,
      csv: csv(columns, incidents),
      total: incidents[0]?.total ?? 0,
    };
  }

  @Handles(getIncidentReport)
  async report({ incidentId }: Input<typeof getIncidentReport>, ctx: Ctx) {
    const { text } = await incidentOf(ctx, incidentId);
    const incident = JSON.parse(text) as IncidentDetail;
    return { filename: `incident-${incidentId.slice(0, 8)}.txt`, text: reportText(incident, ctx.now) };
  }
}
