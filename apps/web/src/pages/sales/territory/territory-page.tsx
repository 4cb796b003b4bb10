import { getTerritory } from '@talent-os/contracts/sales/territories';
import { useState } from 'react';
import { badgeOf } from '@/ui/display/badges';
import { count } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { Page } from '@/ui/page/page';
import { Stats } from '@/ui/figures/stats';
import { StatusBadge } from '@/ui/display/status-badge';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { Accounts, type Account } from './accounts';
import { BalanceBar } from './balance-bar';
import { Proposals } from './proposals';
import { ProposeDialog } from './propose-dialog';

const HERE = '/sales/excellence/territory';

/** One territory: its figures and its accounts, each of which can be proposed for another territory. */
export function TerritoryPage({ territoryId }: { readonly territoryId: string }) {
  const list = useListFilters(getTerritory, {
    derive: () => ({ territoryId }),
    pageOf: ({ accounts }) => accounts,
  });
  const [moving, setMoving] = useState<Account>();
  const answer = useListAnswer(list);
  const { data: territory } = answer;
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
          <Accounts list={list} onMove={setMoving} />
          <Proposals territory={territory.name} />
        </>
      )}
      {territory && moving && (
        <ProposeDialog territory={territory} account={moving} onClose={() => setMoving(undefined)} />
      )}
    </Page>
  );
}
