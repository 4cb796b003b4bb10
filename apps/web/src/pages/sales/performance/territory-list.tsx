import type { Output } from '@talent-os/contracts/define';
import type { getPerformance } from '@talent-os/contracts/sales/performance';
import { badgeOf } from '@/ui/display/badges';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { StatusBadge } from '@/ui/display/status-badge';
import { useReachable } from '@/lib/use-reachable';
import css from './territory-list.module.css';
import { NO_TERRITORIES } from '@talent-os/contracts/sales/territories';

const TERRITORIES = '/sales/excellence/territory';

type TerritoryListProps = { readonly territories: Output<typeof getPerformance>['territories'] };

/** The territories behind the figure, by name. */
export function TerritoryList({ territories }: TerritoryListProps) {
  const { money } = useFormat();
  const all = useReachable()(TERRITORIES);
  return (
    <Card
      title="Territory Management"
      flush
      actions={
        all && (
          <AppLink to={all} className={css.all}>
            All territories
          </AppLink>
        )
      }
    >
      {territories.length === 0 ? (
        <EmptyState title={NO_TERRITORIES} />
      ) : (
        <ul className={css.list}>
          {territories.map(({ name, accountCount, revenue, status }) => (
            <li key={name}>
              <span className={css.name}>
                {all ? <AppLink to={`${all}?search=${encodeURIComponent(name)}`}>{name}</AppLink> : name}
              </span>
              <StatusBadge variant={badgeOf('territory', status)}>{status}</StatusBadge>
              <span className={css.figures}>
                {counted(accountCount, 'accounts')} · {money(revenue, 'compact')} revenue
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
