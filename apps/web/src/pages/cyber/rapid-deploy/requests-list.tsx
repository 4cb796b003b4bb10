import { clearanceLevelLabels } from '@talent-os/contracts/cyber/clearance-kinds';
import { exportDeployRequests, listDeployRequests, type DeployRequest } from '@talent-os/contracts/cyber/deploy';
import { deployStates } from '@talent-os/contracts/cyber/deploy-states';
import { workRoles } from '@talent-os/contracts/cyber/readiness-work-roles';
import type { ReactNode } from 'react';
import { choicesOf } from '@/lib/choices';
import { useListFilters } from '@/lib/use-list-filters';
import { RecordList } from '@/ui/list/record-list';
import { workRoleOptions } from '../hub/readiness/work-role-options';
import { RequestBadge } from './state-badges';

const foundText = ({ accepted, deployed, count }: DeployRequest) => `${accepted + deployed} of ${count}`;
const rolesText = ({ workRoles: roles }: DeployRequest) => roles.map((role) => workRoles[role]).join(', ');
const states = [{ value: 'all', label: 'All' }, ...choicesOf(deployStates)];

type RequestsListProps = { readonly empty: ReactNode; readonly onOpen: (requestId: string) => void };

/** Requests for people at short notice; the running ones where nobody says which. */
export function RequestsList({ empty, onOpen }: RequestsListProps) {
  const list = useListFilters(listDeployRequests, {
    called: { workRole: 'for' },
    derive: ({ status }, get) => ({ live: !status && get('status') !== 'all' ? 'true' : undefined }),
  });
  return (
    <RecordList
      list={list}
      label="requests"
      opens={({ id }) => onOpen(id)}
      main={{ field: 'location', title: 'Location', under: rolesText }}
      columns={[
        {
          field: 'clearance',
          title: 'Clearance',
          render: ({ clearance }) => clearanceLevelLabels[clearance],
          stack: 'fact',
        },
        { field: 'startBy', title: 'Start by', headings: ['Starts by'], stack: 'fact' },
        {
          field: 'count',
          title: 'People',
          headings: ['Needed', 'Accepted', 'Deployed'],
          render: foundText,
          stack: (request) => `${foundText(request)} found`,
        },
        { field: 'status', title: 'State', render: (one) => <RequestBadge {...one} />, stack: 'badge' },
        { field: 'requestedByName', title: 'Requested by' },
        { field: 'workRoles', title: 'Work roles', optional: true, render: rolesText },
      ]}
      filters={{
        search: 'Location',
        status: { label: 'State', all: 'Running', choices: states },
        workRole: { label: 'Work role', choices: workRoleOptions },
      }}
      empty={empty}
      csv={exportDeployRequests}
    />
  );
}
