import { useQuery } from '@tanstack/react-query';
import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import { NO_TERRITORIES, listTerritories } from '@talent-os/contracts/sales/territories';
import { useNavigate } from 'react-router-dom';
import { steadyQuery } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { useListFilters } from '../../../lib/use-list-filters';
import { DataTable } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Page } from '../../../ui/page/page';
import { ListSearch } from '../../../ui/filters/list-search';
import { useNarrow } from '../../../lib/use-narrow';
import { Proposals } from './proposals';
import { territoryColumns } from './territory-columns';

/** Territories the caller may see, with their balance, and the account moves proposed between them. */
export function TerritoriesPage() {
  const { params, input } = useListFilters(listTerritories, { clearsSort: true });
  const territories = useQuery(steadyQuery(listTerritories, { ...params.paging, ...input }));
  const navigate = useNavigate();
  const narrow = useNarrow();
  const withOwner = scopeOf(useAbility<AppAbility>(), 'Territory') !== 'own';
  const { money } = useFormat();
  return (
    <Page
      title="Territories"
      description="Accounts, revenue of the last 365 days and potential against the mean of active territories."
    >
      <DataTable
        label="territories"
        query={territories}
        params={params}
        columns={territoryColumns({ money, narrow, withOwner })}
        minWidth={narrow ? 0 : 900}
        toolbar={<ListSearch params={params} label="Search territories" placeholder="Name, region or owner" />}
        empty={<EmptyState title={NO_TERRITORIES} />}
        onRow={({ id }) => void navigate(`?territory=${id}`)}
      />
      <Proposals />
    </Page>
  );
}
