import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { requisitionStates } from '@talent-os/contracts/talent/requisition-states';
import { count, day } from '../../../../lib/format';
import { useFormat } from '../../../../lib/use-format';
import { OpenButton } from '../../../../ui/button/open-button';
import type { Column } from '../../../../ui/list/column';
import { RequisitionBadge } from '../requisition-badge';
import { waitingFor } from '../requisition-labels';

function Changed({ updatedAt }: Pick<Requisition, 'updatedAt'>) {
  return useFormat().dayOf(updatedAt);
}

/** The columns of requests for seats, looked at as a table. */
export const requisitionColumns = (onOpen: (requisition: Requisition) => void): readonly Column<Requisition>[] => [
  {
    accessor: 'title',
    title: 'Title',
    render: (request) => <OpenButton onOpen={() => onOpen(request)}>{request.title}</OpenButton>,
  },
  { accessor: 'department', title: 'Team', render: ({ department }) => department || '–' },
  { accessor: 'headcount', title: 'Seats', textAlign: 'right', render: ({ headcount }) => count(headcount) },
  {
    accessor: 'status',
    title: 'State',
    render: ({ status }) => <RequisitionBadge status={status} />,
    text: ({ status }) => requisitionStates[status].label,
  },
  { accessor: 'requester', title: 'Requested by', render: ({ requester }) => requester.name },
  { accessor: 'waiting', title: 'Waits for', render: (request) => waitingFor(request) ?? '–' },
  {
    accessor: 'targetStartDate',
    title: 'Target start',
    render: ({ targetStartDate }) => day(targetStartDate ?? undefined),
  },
  {
    accessor: 'updatedAt',
    title: 'Changed',
    optional: true,
    render: ({ updatedAt }) => <Changed updatedAt={updatedAt} />,
  },
];
