import { useQuery } from '@tanstack/react-query';
import { listMetricRows } from '@talent-os/contracts/sales/excellence';
import { metricOf, type MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { useMetricText } from './use-metric-text';

type FigureRowsProps = {
  readonly module: ExcellenceModuleKey;
  readonly metric: MetricKey;
  readonly part: string | undefined;
  readonly onClose: () => void;
};

/** What a figure counts, those that count first. */
export function FigureRows({ module, metric, part, onClose }: FigureRowsProps) {
  const read = useQuery(query(listMetricRows, { module, metric, ...(part && { part }) }));
  const { label, how, kind } = metricOf(metric);
  const text = useValueText(metric);
  const reachable = useReachable();
  return (
    <RecordDrawer query={read} title={part ? `${label}: ${part}` : label} onClose={onClose}>
      {({ items, total }) => (
        <>
          <p>
            <Quiet>
              {how}.{' '}
              {items.length < total ? `The first ${items.length} of ${counted(total, 'rows')}` : counted(total, 'rows')}{' '}
              that you may see.
            </Quiet>
          </p>
          {total === 0 && <EmptyState title="No rows that you may see" />}
          <ul className={rows.rows} aria-label={`Rows of ${label}`}>
            {items.map(({ id, name, detail, value, counts, link }) => {
              const to = link ? reachable(link) : undefined;
              return (
                <RecordRow
                  key={id}
                  name={to ? <AppLink to={to}>{name}</AppLink> : name}
                  badges={kind === 'share' && counts && <StatusBadge variant="success">Counts</StatusBadge>}
                  actions={<span className="num">{text(value)}</span>}
                >
                  {detail && <Quiet>{detail}</Quiet>}
                </RecordRow>
              );
            })}
          </ul>
        </>
      )}
    </RecordDrawer>
  );
}

/** What a row adds reads as money where it is a deal or a quota, otherwise as the figure does. */
function useValueText(metric: MetricKey): (value: number | null) => string {
  const text = useMetricText(metric);
  const { money } = useFormat();
  const { rows: what, unit } = metricOf(metric);
  const isAmount =
    (what === 'deals' && unit !== 'days') || what === 'quotas' || what === 'accounts' || metric === 'capacity';
  const isCounted = metric === 'territoryBalance';
  return (value) => {
    if (value === null) return '';
    if (isCounted) return `${value} × mean`;
    return isAmount ? money(value) : text(value);
  };
}
