import { useAbility } from '@casl/react';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { AppLink } from '@/ui/button/app-link';
import { ErrorCard } from '@/ui/loading/error-card';
import { marketplaceStats } from './marketplace-stats';
import css from './home.module.css';

/** Up to four figures of the marketplace, each only to its side. */
export function MarketplaceStrip() {
  const { sides } = useMe();
  const ability = useAbility<AppAbility>();
  const marketplace = useQuery(query(getMarketplace, {}));
  if (marketplace.isError && !marketplace.data)
    return <ErrorCard failure={marketplace.error} onRetry={marketplace.refetch} />;
  return (
    <dl className={css.figures}>
      {marketplaceStats(sides, marketplace.data, ability).map(({ label, value, note, to }) => (
        <div key={label}>
          <dt>
            {label}
            <span className={css.scope}>{note}</span>
          </dt>
          <dd className="num">
            {value === undefined ? (
              <Skeleton h={18} w={18} role="status" aria-label="Loading..." />
            ) : to ? (
              <AppLink to={to} aria-label={`${String(value)} ${label}`}>
                {value}
              </AppLink>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
