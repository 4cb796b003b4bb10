import { useAbility } from '@casl/react';
import { useQuery } from '@tanstack/react-query';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import { query } from '../../lib/query';
import { useMe } from '../../lib/session';
import { openScreens } from '../../lib/menu';
import { Card } from '../../ui/card';
import { ErrorCard } from '../../ui/error-card';
import { Stats } from '../../ui/stats';
import { marketplaceStats } from './marketplace-stats';
import css from './home.module.css';

/** Up to four figures of the marketplace, each only to its side. */
export function MarketplaceStrip() {
  const { sides } = useMe();
  const ability = useAbility<AppAbility>();
  const open = new Set(openScreens(ability).map(({ path }) => path));
  const marketplace = useQuery(query(getMarketplace, {}));
  return (
    <div className={css.strip}>
      {marketplace.isError && !marketplace.data ? (
        <Card flush>
          <ErrorCard failure={marketplace.error} onRetry={marketplace.refetch} />
        </Card>
      ) : (
        <Stats items={marketplaceStats(sides, marketplace.data, open)} />
      )}
    </div>
  );
}
