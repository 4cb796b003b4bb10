import type { Bottleneck } from '@talent-os/contracts/talent/overview';
import clsx from 'clsx';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { counted } from '@/lib/counted';
import { EmptyState } from '@/ui/loading/empty-state';
import { Meter } from '@/ui/figures/meter';
import { lateScreen } from './links';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import ruled from '@/ui/table/ruled.module.css';

/** Where most are late. */
export function Bottlenecks({ bottlenecks }: { readonly bottlenecks: readonly Bottleneck[] }) {
  const reachable = useReachable();
  return (
    <Card title="Worst bottlenecks" description="Where most are past their time">
      {bottlenecks.length === 0 ? (
        <EmptyState title="Nothing is late" />
      ) : (
        <ol className={ruled.list}>
          {bottlenecks.map(({ stage, step, title, late, of, days }) => {
            const to = reachable(lateScreen[stage](step));
            return (
              <li key={`${stage} ${step}`}>
                <div className={clsx(cell.cell, ruled.grow)}>
                  {to ? (
                    <AppLink to={to} className={cell.name}>
                      {title}
                    </AppLink>
                  ) : (
                    <span className={cell.name}>{title}</span>
                  )}
                  <Quiet>
                    {late} of {of} late, the longest by {counted(days, 'days')}
                  </Quiet>
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
