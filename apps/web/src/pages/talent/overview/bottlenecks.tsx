import type { Bottleneck } from '@talent-os/contracts/talent/overview';
import { useReachable } from '../../../lib/use-reachable';
import { AppLink } from '../../../ui/app-link';
import { Card } from '../../../ui/card';
import { counted } from '../../../ui/counted';
import { EmptyState } from '../../../ui/empty-state';
import { Meter } from '../../../ui/meter';
import { lateScreen } from './links';
import css from './overview.module.css';

/** Where most are late. */
export function Bottlenecks({ bottlenecks }: { readonly bottlenecks: readonly Bottleneck[] }) {
  const reachable = useReachable();
  return (
    <Card title="Worst bottlenecks" description="Where most are past their time">
      {bottlenecks.length === 0 ? (
        <EmptyState title="Nothing is late" />
      ) : (
        <ol className={css.list}>
          {bottlenecks.map(({ stage, step, title, late, of, days }) => {
            const to = reachable(lateScreen[stage](step));
            return (
              <li key={`${stage} ${step}`}>
                <div className={css.cell}>
                  {to ? (
                    <AppLink to={to} className={css.name}>
                      {title}
                    </AppLink>
                  ) : (
                    <span className={css.name}>{title}</span>
                  )}
                  <span className={css.quiet}>
                    {late} of {of} late, the longest by {counted(days, 'days')}
                  </span>
                  <Meter percent={(100 * late) / of} label={`Late: ${title}`} />
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
