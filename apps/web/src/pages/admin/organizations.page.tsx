import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { listTenants, tenantStateLabels } from '@talent-os/contracts/identity/tenants';
import { useState } from 'react';
import { choicesOf } from '../../lib/choices';
import { steadyQuery } from '../../lib/query';
import { useListFilters } from '../../lib/use-list-filters';
import { useNarrow } from '../../lib/use-narrow';
import { ListSearch } from '../../ui/filters/list-search';
import { ListSelect } from '../../ui/filters/list-select';
import { EmptyState } from '../../ui/loading/empty-state';
import { lazyPart } from '../../ui/loading/lazy-part';
import { Page } from '../../ui/page/page';
import { DataTable } from '../../ui/table/data-table';
import { tenantColumns } from './organizations/tenant-columns';

const CreateTenant = lazyPart(async () => (await import('./organizations/create-tenant')).CreateTenant);

/** The organizations of the installation. */
export function Component() {
  const { params, input } = useListFilters(listTenants);
  const tenants = useQuery(steadyQuery(listTenants, { ...params.paging, ...input }));
  const [creating, setCreating] = useState(false);
  const narrow = useNarrow();
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
      <DataTable
        label="organizations"
        query={tenants}
        params={params}
        columns={tenantColumns(narrow)}
        minWidth={narrow ? 0 : 900}
        exports="permitted"
        nameOf={({ name }) => name}
        toolbar={
          <>
            <ListSearch params={params} label="Search organizations" placeholder="Name or short name" />
            <ListSelect params={params} name="status" label="Status" choices={choicesOf(tenantStateLabels)} />
            <ListSelect params={params} name="industry" label="Industry" choices={choicesOf(industryLabels)} />
          </>
        }
        empty={<EmptyState title="No organizations yet" action={create} />}
      />
      {creating && <CreateTenant onClose={() => setCreating(false)} />}
    </Page>
  );
}
