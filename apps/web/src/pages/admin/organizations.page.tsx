import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { deploymentLabels, industryLabels } from '@talent-os/contracts/access/tables';
import { listTenants, tenantStateLabels, type Tenant } from '@talent-os/contracts/identity/tenants';
import { useState } from 'react';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { useListFilters } from '@/lib/use-list-filters';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import type { RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { TenantState } from './organizations/tenant-state';

const CreateTenant = lazyPart(async () => (await import('./organizations/create-tenant')).CreateTenant);

const industriesOf = ({ industries }: Tenant) => industries.map((one) => industryLabels[one]).join(', ');

const columns: readonly RecordColumn<Tenant>[] = [
  { field: 'industries', title: 'Industries', render: industriesOf, text: true, stack: 'fact' },
  {
    field: 'deploymentContext',
    title: 'Deployment',
    render: ({ deploymentContext }) => deploymentLabels[deploymentContext],
  },
  {
    field: 'people',
    title: 'Users',
    width: 90,
    align: 'right',
    stack: ({ people }) => counted(people, 'people', 'person'),
  },
  {
    field: 'modules',
    title: 'Modules',
    width: 90,
    align: 'right',
    render: ({ modules }) => modules.length,
    text: true,
  },
  {
    field: 'status',
    title: 'Status',
    width: 120,
    render: (tenant) => <TenantState {...tenant} />,
    text: ({ status }) => tenantStateLabels[status],
    stack: 'badge',
  },
  {
    field: 'lastActiveAt',
    title: 'Last activity',
    width: 170,
    render: ({ lastActiveAt }, { momentOf }) => (lastActiveAt ? momentOf(lastActiveAt) : 'Not lately'),
  },
  { field: 'createdAt', title: 'Created', optional: true },
];

/** The organizations of the installation. */
export function Component() {
  const [creating, setCreating] = useState(false);
  const create = (
    <Button leftSection={<IconPlus size={15} />} onClick={() => setCreating(true)}>
      Create
    </Button>
  );
  return (
    <Page
      title="Organizations"
      description="Who works with this installation. Only counts are shown; what an organization keeps is its own."
      actions={create}
    >
      <RecordList
        list={useListFilters(listTenants)}
        label="organizations"
        main={{
          field: 'name',
          title: 'Name',
          to: ({ id }) => `/admin/organizations/${id}`,
          under: ({ slug }, { narrow }) => !narrow && slug,
        }}
        columns={columns}
        filters={{
          search: 'Name or short name',
          status: { label: 'Status', choices: choicesOf(tenantStateLabels) },
          industry: { label: 'Industry', choices: choicesOf(industryLabels) },
        }}
        empty={<EmptyState title="No organizations yet" action={create} />}
      />
      {creating && <CreateTenant onClose={() => setCreating(false)} />}
    </Page>
  );
}
