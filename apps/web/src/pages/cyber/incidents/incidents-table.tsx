import { useQuery } from '@tanstack/react-query';
import { incidentTypes } from '@talent-os/contracts/cyber/incident-states';
import { investigateIncident } from '@talent-os/contracts/cyber/incident-changes';
import { exportIncidents, listIncidents, type Incident } from '@talent-os/contracts/cyber/incidents';
import type { ReactNode } from 'react';
import { counted } from '../../../lib/counted';
import { ago } from '../../../lib/format';
import { steadyQuery } from '../../../lib/query';
import { useNarrow } from '../../../lib/use-narrow';
import { bulkCommand, type BulkAction } from '../../../ui/list/bulk-action';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { StatusBadge } from '../../../ui/display/status-badge';
import { OpenButton } from '../../../ui/button/open-button';
import { Countdown, SeverityBadge, StateBadge } from './incident-badges';
import { InvestigateButton } from './investigate-button';
import type { IncidentFilters } from './use-incident-filters';
import cell from '../../../ui/table/cell.module.css';

const bulk: readonly BulkAction<Incident>[] = [
  bulkCommand(investigateIncident, {
    key: 'investigate',
    label: 'Investigate',
    shortcut: 'i',
    allows: ({ status }) => status === 'new' || status === 'triaged',
    input: ({ id, version }) => ({ incidentId: id, version }),
    done: (count) => `${counted(count, 'incidents')} ${count === 1 ? 'is' : 'are'} yours to investigate`,
    confirm: (incidents) => ({
      title: `Investigate ${counted(incidents.length, 'incidents')}?`,
      text: `You become the owner of ${incidents.map(({ title }) => title).join(', ')}, and their deadlines are yours.`,
      confirm: 'Investigate',
    }),
  }),
];

type IncidentsTableProps = {
  readonly filters: IncidentFilters;
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly onOpen: (incidentId: string) => void;
};

/** Incidents as rows; on small screens the facts of a row stand under its title. */
export function IncidentsTable({ filters: { params, input }, toolbar, empty, onOpen }: IncidentsTableProps) {
  const incidents = useQuery(steadyQuery(listIncidents, { ...params.paging, ...input }));
  const narrow = useNarrow();
  return (
    <DataTable
      label="incidents"
      query={incidents}
      params={params}
      columns={columnsOf(narrow, onOpen)}
      toolbar={toolbar}
      empty={empty}
      exports={{ of: exportIncidents }}
      bulk={bulk}
      onRow={({ id }) => onOpen(id)}
      minWidth={narrow ? 0 : 900}
    />
  );
}

type TitleProps = { readonly incident: Incident; readonly detailed: boolean; readonly onOpen: (id: string) => void };

function Title({ incident, detailed, onOpen }: TitleProps) {
  return (
    <div className={cell.cell}>
      <OpenButton onOpen={() => onOpen(incident.id)}>{incident.title}</OpenButton>
      <span className={cell.quiet}>
        {incidentTypes[incident.type]} · {ago(incident.reportedTime)}
      </span>
      {(detailed || incident.phiSuspected) && (
        <span className={cell.badges}>
          {detailed && <SeverityBadge severity={incident.severity} />}
          {detailed && <StateBadge status={incident.status} />}
          {detailed && <Countdown incident={incident} />}
          {incident.phiSuspected && <StatusBadge variant="warning">Patient data suspected</StatusBadge>}
        </span>
      )}
      {detailed && <InvestigateButton incident={incident} />}
    </div>
  );
}

function columnsOf(narrow: boolean, onOpen: (id: string) => void): readonly Column<Incident>[] {
  const title: Column<Incident> = {
    accessor: 'title',
    title: 'Incident',
    sortable: true,
    render: (incident) => <Title incident={incident} detailed={narrow} onOpen={onOpen} />,
  };
  if (narrow) return [title];
  return [
    title,
    {
      accessor: 'severity',
      title: 'Severity',
      sortable: true,
      render: ({ severity }) => <SeverityBadge severity={severity} />,
    },
    { accessor: 'status', title: 'State', sortable: true, render: ({ status }) => <StateBadge status={status} /> },
    { accessor: 'assigneeName', title: 'Owner', render: ({ assigneeName }) => assigneeName ?? '–' },
    {
      accessor: 'due',
      title: 'Next deadline',
      headings: ['Missed deadlines'],
      sortable: true,
      render: (incident) => <Countdown incident={incident} />,
    },
    { accessor: 'type', title: 'Type', optional: true, render: ({ type }) => incidentTypes[type] },
    {
      accessor: 'reportedTime',
      title: 'Reported',
      optional: true,
      render: ({ reportedTime }) => ago(reportedTime),
    },
    {
      accessor: 'id',
      title: 'Response',
      deeds: true,
      textAlign: 'right',
      render: (incident) => <InvestigateButton incident={incident} />,
    },
  ];
}
