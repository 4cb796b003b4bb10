import { useQuery } from '@tanstack/react-query';
import { clearanceLevelLabels } from '@talent-os/contracts/cyber/clearance-kinds';
import { exportDeployRequests, listDeployRequests, type DeployRequest } from '@talent-os/contracts/cyber/deploy';
import { workRoles } from '@talent-os/contracts/cyber/readiness-work-roles';
import type { ReactNode } from 'react';
import { day } from '../../../lib/format';
import { steadyQuery } from '../../../lib/query';
import { useNarrow } from '../../../lib/use-narrow';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { OpenButton } from '../../../ui/button/open-button';
import { RequestBadge } from './state-badges';
import type { RequestView } from './use-request-view';
import cell from '../../../ui/table/cell.module.css';

type RequestsTableProps = { readonly view: RequestView; readonly toolbar: ReactNode; readonly empty: ReactNode };

/** Requests as rows; on small screens the facts of a row stand under its place. */
export function RequestsTable({ view, toolbar, empty }: RequestsTableProps) {
  const requests = useQuery(steadyQuery(listDeployRequests, { ...view.params.paging, ...view.input }));
  const narrow = useNarrow();
  return (
    <DataTable
      label="requests"
      query={requests}
      params={view.params}
      columns={columnsOf(narrow, view.open)}
      toolbar={toolbar}
      empty={empty}
      exports={{ of: exportDeployRequests }}
      onRow={({ id }) => view.open(id)}
      minWidth={narrow ? 0 : 900}
    />
  );
}

const foundText = ({ accepted, deployed, count }: DeployRequest) => `${accepted + deployed} of ${count}`;

function Place({ request, detailed, onOpen }: PlaceProps) {
  return (
    <div className={cell.cell}>
      <OpenButton onOpen={() => onOpen(request.id)}>{request.location}</OpenButton>
      <span className={cell.quiet}>{request.workRoles.map((role) => workRoles[role]).join(', ')}</span>
      {detailed && (
        <span className={cell.badges}>
          <RequestBadge status={request.status} />
          <span className={cell.quiet}>
            {clearanceLevelLabels[request.clearance]} · {day(request.startBy)} · {foundText(request)} found
          </span>
        </span>
      )}
    </div>
  );
}
type PlaceProps = {
  readonly request: DeployRequest;
  readonly detailed: boolean;
  readonly onOpen: (id: string) => void;
};

function columnsOf(narrow: boolean, onOpen: (id: string) => void): readonly Column<DeployRequest>[] {
  const location: Column<DeployRequest> = {
    accessor: 'location',
    title: 'Location',
    sortable: true,
    render: (request) => <Place request={request} detailed={narrow} onOpen={onOpen} />,
  };
  if (narrow) return [location];
  return [
    location,
    { accessor: 'clearance', title: 'Clearance', render: ({ clearance }) => clearanceLevelLabels[clearance] },
    {
      accessor: 'startBy',
      title: 'Start by',
      headings: ['Starts by'],
      sortable: true,
      render: ({ startBy }) => day(startBy),
    },
    {
      accessor: 'count',
      title: 'People',
      headings: ['Needed', 'Accepted', 'Deployed'],
      sortable: true,
      render: foundText,
    },
    { accessor: 'status', title: 'State', sortable: true, render: ({ status }) => <RequestBadge status={status} /> },
    { accessor: 'requestedByName', title: 'Requested by' },
    {
      accessor: 'workRoles',
      title: 'Work roles',
      optional: true,
      render: ({ workRoles: roles }) => roles.map((role) => workRoles[role]).join(', '),
    },
  ];
}
