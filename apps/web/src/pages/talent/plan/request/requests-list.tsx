import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { employmentTypes, requisitionReasons, requisitionStates } from '@talent-os/contracts/talent/requisition-states';
import { exportRequisitions, listMyRequisitions } from '@talent-os/contracts/talent/requisitions';
import type { ReactNode } from 'react';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { useListFilters } from '@/lib/use-list-filters';
import { RecordList } from '@/ui/list/record-list';
import { RequisitionBadge } from '../requisition-badge';
import { waitingFor } from '../requisition-labels';

type RequestsListProps = { readonly empty: ReactNode; readonly onOpen: (request: Requisition) => void };

/** My requests. */
export const RequestsList = ({ empty, onOpen }: RequestsListProps) => (
  <RecordList
    list={useListFilters(listMyRequisitions)}
    label="requests"
    opens={onOpen}
    main={{ field: 'title', title: 'Title', under: waitingFor }}
    columns={[
      { field: 'department', title: 'Team', stack: 'fact' },
      { field: 'headcount', title: 'Seats', align: 'right', stack: ({ headcount }) => counted(headcount, 'seats') },
      { field: 'targetStartDate', title: 'Target start' },
      { field: 'status', title: 'State', render: (one) => <RequisitionBadge {...one} />, stack: 'badge' },
      { field: 'reason', title: 'Reason', optional: true, render: ({ reason }) => requisitionReasons[reason] },
      {
        field: 'employmentType',
        title: 'Employment',
        optional: true,
        render: ({ employmentType }) => employmentTypes[employmentType],
      },
    ]}
    filters={{
      search: 'Title or team',
      status: { label: 'State', choices: choicesOf(requisitionStates) },
    }}
    empty={empty}
    csv={{ of: exportRequisitions, also: { own: 'true' } }}
  />
);
