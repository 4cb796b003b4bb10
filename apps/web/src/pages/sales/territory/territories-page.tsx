import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import { NO_TERRITORIES, listTerritories } from '@talent-os/contracts/sales/territories';
import { counted } from '@/lib/counted';
import { useListFilters } from '@/lib/use-list-filters';
import { badgeOf } from '@/ui/display/badges';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordList } from '@/ui/list/record-list';
import { Page } from '@/ui/page/page';
import { BalanceBar } from './balance-bar';
import { Proposals } from './proposals';

/** Territories the caller may see, with their balance, and the account moves proposed between them. */
export function TerritoriesPage() {
  const everybody = scopeOf(useAbility<AppAbility>(), 'Territory') !== 'own';
  return (
    <Page
      title="Territories"
      description="Accounts, revenue of the last 365 days and potential against the mean of active territories."
    >
      <RecordList
        list={useListFilters(listTerritories, { clearsSort: true })}
        label="territories"
        main={{
          field: 'name',
          title: 'Territory',
          to: ({ id }) => `?territory=${id}`,
          under: ({ region, segment, ownerName }) => [region, segment, ...(everybody ? [ownerName] : [])].join(' · '),
        }}
        columns={[
          {
            field: 'accountCount',
            title: 'Accounts',
            align: 'right',
            stack: ({ accountCount }) => counted(accountCount, 'accounts'),
          },
          {
            field: 'revenue',
            title: 'Revenue',
            align: 'right',
            render: ({ revenue }, { money }) => money(revenue, 'compact'),
            stack: ({ revenue, potential }, { money }) =>
              `${money(revenue, 'compact')} of ${money(potential, 'compact')}`,
          },
          {
            field: 'potential',
            title: 'Potential',
            align: 'right',
            render: ({ potential }, { money }) => money(potential, 'compact'),
          },
          { field: 'balance', title: 'Balance', render: (one) => <BalanceBar {...one} />, stack: 'line' },
          {
            field: 'status',
            title: 'Status',
            render: ({ status }) => <StatusBadge variant={badgeOf('territory', status)}>{status}</StatusBadge>,
            stack: 'column',
          },
          everybody && { field: 'ownerName', title: 'Owner', optional: true },
          { field: 'region', title: 'Region', optional: true },
          { field: 'segment', title: 'Segment', optional: true },
        ]}
        filters={{ search: 'Name, region or owner' }}
        empty={NO_TERRITORIES}
      />
      <Proposals />
    </Page>
  );
}
