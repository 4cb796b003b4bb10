import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { getTerritory } from '@talent-os/contracts/sales/territories';
import { useCallback, useState } from 'react';
import { badgeOf } from '../../../ui/display/badges';
import { count } from '../../../lib/format';
import { steadyQuery } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { DataTable } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Page } from '../../../ui/page/page';
import { ListSearch } from '../../../ui/filters/list-search';
import { Stats } from '../../../ui/figures/stats';
import { StatusBadge } from '../../../ui/display/status-badge';
import { useListFilters } from '../../../lib/use-list-filters';
import { useNarrow } from '../../../lib/use-narrow';
import { accountColumns, type Account } from './account-columns';
import { BalanceBar } from './balance-bar';
import { Proposals } from './proposals';
import { ProposeDialog } from './propose-dialog';

const pageOf = ({ accounts }: Output<typeof getTerritory>) => accounts;
const HERE = '/sales/excellence/territory';

/** One territory: its figures and its accounts, each of which can be proposed for another territory. */
export function TerritoryPage({ territoryId }: { readonly territoryId: string }) {
  const derive = useCallback(() => ({ territoryId }), [territoryId]);
  const { params, input } = useListFilters(getTerritory, { derive, pageOf });
  const [moving, setMoving] = useState<Account>();
  const read = steadyQuery(getTerritory, { ...params.paging, ...input, territoryId });
  const answer = useQuery(read);
  const accounts = useQuery({ ...read, select: (territory) => territory.accounts });
  const { data: territory } = answer;
  const narrow = useNarrow();
  const { money } = useFormat();
  return (
    <Page
      title={territory?.name ?? 'Territory'}
      description={territory && [territory.region, territory.segment, territory.ownerName].join(' · ')}
      crumbs={[{ label: 'Territories', to: HERE }, { label: territory?.name ?? '…' }]}
      loading={answer}
      skeletons={3}
    >
      {territory && (
        <>
          <Stats
            items={[
              {
                label: 'Accounts',
                value: count(territory.accountCount),
                note: <StatusBadge variant={badgeOf('territory', territory.status)}>{territory.status}</StatusBadge>,
              },
              { label: 'Revenue', value: money(territory.revenue, 'compact'), note: 'last 365 days' },
              { label: 'Potential', value: money(territory.potential, 'compact') },
              { label: 'Balance', value: <BalanceBar {...territory} /> },
            ]}
          />
          <DataTable
            label="accounts"
            query={accounts}
            params={params}
            columns={accountColumns({ money, narrow, onMove: setMoving })}
            minWidth={narrow ? 0 : 760}
            toolbar={<ListSearch params={params} label="Search accounts" placeholder="Account" />}
            empty={<EmptyState title="No accounts in this territory" />}
          />
          <Proposals territory={territory.name} />
        </>
      )}
      {territory && moving && (
        <ProposeDialog territory={territory} account={moving} onClose={() => setMoving(undefined)} />
      )}
    </Page>
  );
}
