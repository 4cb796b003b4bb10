import { useAbility } from '@casl/react';
import { useQuery } from '@tanstack/react-query';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import type { Industry } from '@talent-os/contracts/access/tables';
import { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import type { ReactNode } from 'react';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { Page } from '@/ui/page/page';
import { Stats } from '@/ui/figures/stats';
import { CollaborationBlock } from './collaboration-block';
import { countCardsOf, quickActionsOf } from './marketplace.rules';
import { ProfileCard } from './profile-card';
import { QuickActions } from './quick-actions';

const titles: Record<Industry, string> = {
  SALES: 'Sales Dashboard',
  HEALTHCARE: 'Healthcare Dashboard',
  CYBER: 'Cyber Dashboard',
};

type MarketplaceDashboardProps = {
  readonly industry: Industry;
  /** What the industry adds of its own. */
  readonly children?: ReactNode;
};

/** The four-sided marketplace as one person of an industry sees it. */
export function MarketplaceDashboard({ industry, children }: MarketplaceDashboardProps) {
  const ability = useAbility<AppAbility>();
  const dashboard = useQuery(query(getMarketplace, {}));
  const { data } = dashboard;
  const cards = data ? countCardsOf(ability, data) : [];
  return (
    <Page
      title={titles[industry]}
      description={`Welcome to your ${industry.toLowerCase()} talent ecosystem`}
      loading={dashboard}
      skeletons={6}
    >
      {data && (
        <>
          <ProfileCard profile={data.userProfile} />
          {cards.length > 0 && <Stats items={cards.map(({ value, ...card }) => ({ ...card, value: count(value) }))} />}
          <CollaborationBlock marketplace={data} />
          <QuickActions actions={quickActionsOf(ability, data)} />
          {children}
        </>
      )}
    </Page>
  );
}
