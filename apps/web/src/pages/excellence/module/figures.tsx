import { useQuery } from '@tanstack/react-query';
import { getExcellenceMetrics, listMetricRows } from '@talent-os/contracts/sales/excellence';
import { metricKeys, type MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { useOpened } from '@/lib/use-opened';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import css from '../excellence.module.css';
import { Figure } from './figure';
import { FigureRows } from './figure-rows';

/** The figures of a module; each opens what it counts to those who may see it. */
export function Figures({ module }: { readonly module: ExcellenceModuleKey }) {
  const read = useQuery(query(getExcellenceMetrics, { module }));
  const opens = useMay(listMetricRows);
  const { opened, open, close } = useOpened({ metric: metricKeys, part: 'id' });
  return (
    <Card
      title="Figures"
      description="From deals, accounts, territories, quotas and the methodology, as they stand now."
    >
      <Loaded query={read} skeletons={2}>
        {({ items }) => (
          <div className={css.figures}>
            {items.map((figure) => (
              <Figure
                key={figure.metric}
                figure={figure}
                onOpen={opens ? (part) => open({ metric: figure.metric, part }) : undefined}
              />
            ))}
          </div>
        )}
      </Loaded>
      {opens && opened.metric && (
        <FigureRows module={module} metric={opened.metric as MetricKey} part={opened.part} onClose={close} />
      )}
    </Card>
  );
}
