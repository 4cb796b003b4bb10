import { useQuery } from '@tanstack/react-query';
import { exportRequisitions, listMyRequisitions } from '@talent-os/contracts/talent/requisitions';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { employmentTypes, requisitionReasons, requisitionStates } from '@talent-os/contracts/talent/requisition-states';
import type { ReactNode } from 'react';
import { choicesOf } from '../../../../lib/choices';
import { count, day } from '../../../../lib/format';
import { steadyQuery } from '../../../../lib/query';
import { useNarrow } from '../../../../lib/use-narrow';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import { ListSearch } from '../../../../ui/filters/list-search';
import { ListSelect } from '../../../../ui/filters/list-select';
import { RequisitionBadge } from '../requisition-badge';
import { waitingFor } from '../requisition-labels';
import type { RequestView } from './use-request-view';
import cell from '../../../../ui/table/cell.module.css';
import { counted } from '../../../../lib/counted';
import { OpenButton } from '../../../../ui/button/open-button';

type RequestsTableProps = { readonly view: RequestView; readonly empty: ReactNode };

const OWN = { of: exportRequisitions, also: { own: 'true' } } as const;

/** My requests as rows; on small screens the facts of a row stand under its title. */
export function RequestsTable({ view, empty }: RequestsTableProps) {
  const narrow = useNarrow();
  const requests = useQuery(steadyQuery(listMyRequisitions, { ...view.params.paging, ...view.input }));
  return (
    <DataTable
      label="requests"
      query={requests}
      params={view.params}
      columns={columnsOf(narrow, view.open)}
      toolbar={<Toolbar view={view} />}
      empty={empty}
      exports={OWN}
      onRow={({ id }) => view.open(id)}
      minWidth={narrow ? 0 : 860}
    />
  );
}

const Toolbar = ({ view: { params } }: { readonly view: RequestView }) => (
  <>
    <ListSearch params={params} label="Search requests" placeholder="Title or team" />
    <ListSelect params={params} name="status" label="State" w={180} choices={choicesOf(requisitionStates)} />
  </>
);

type TitleProps = { readonly request: Requisition; readonly narrow: boolean; readonly onOpen: (id: string) => void };

const Title = ({ request, narrow, onOpen }: TitleProps) => (
  <span className={cell.cell}>
    <OpenButton onOpen={() => onOpen(request.id)}>{request.title}</OpenButton>
    {narrow && (
      <span className={cell.quiet}>
        {[request.department, counted(request.headcount, 'seats')].filter(Boolean).join(' · ')}
      </span>
    )}
    {narrow && <RequisitionBadge status={request.status} />}
    <span className={cell.quiet}>{waitingFor(request)}</span>
  </span>
);

function columnsOf(narrow: boolean, onOpen: (id: string) => void): readonly Column<Requisition>[] {
  const title: Column<Requisition> = {
    accessor: 'title',
    title: 'Title',
    sortable: true,
    render: (request) => <Title request={request} narrow={narrow} onOpen={onOpen} />,
  };
  if (narrow) return [title];
  return [
    title,
    { accessor: 'department', title: 'Team', sortable: true, render: ({ department }) => department || '–' },
    {
      accessor: 'headcount',
      title: 'Seats',
      sortable: true,
      textAlign: 'right',
      render: ({ headcount }) => count(headcount),
    },
    {
      accessor: 'targetStartDate',
      title: 'Target start',
      sortable: true,
      render: ({ targetStartDate }) => day(targetStartDate ?? undefined),
    },
    {
      accessor: 'status',
      title: 'State',
      sortable: true,
      render: ({ status }) => <RequisitionBadge status={status} />,
    },
    { accessor: 'reason', title: 'Reason', optional: true, render: ({ reason }) => requisitionReasons[reason] },
    {
      accessor: 'employmentType',
      title: 'Employment',
      optional: true,
      render: ({ employmentType }) => employmentTypes[employmentType],
    },
  ];
}
