import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getExcellenceMetrics, listMetricRows } from '@talent-os/contracts/sales/excellence';
import { metricKeys, type MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data';
import { noteCoaching } from '@talent-os/contracts/sales/coaching';
import { recordChurn } from '@talent-os/contracts/sales/compensation';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import type { ReactNode } from 'react';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { useOpened } from '@/lib/use-opened';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import css from '../excellence.module.css';
import { Figure } from './figure';
import { FigureRows } from './figure-rows';
import { KpiTree } from './kpi-tree';
import { MissingFigures } from './missing-figures';

const CoachingDialog = lazyPart(async () => (await import('./coaching-dialog')).CoachingDialog);
const ChurnDialog = lazyPart(async () => (await import('../compensation/churn-dialog')).ChurnDialog);

/** The figures of a module; each opens what it counts to those who may see it. */
export function Figures({ module }: { readonly module: ExcellenceModuleKey }) {
  const read = useQuery(query(getExcellenceMetrics, { module }));
  const opens = useMay(listMetricRows);
  const { opened, open, close, create } = useOpened({ metric: metricKeys, part: 'id', new: ['coaching', 'churn'] });
  const steps = useSteps(create);
  const { tree } = excellenceData[module];
  const openRows = opens ? (metric: MetricKey, part?: string) => open({ metric, part }) : undefined;
  return (
    <>
      {tree && read.data && <KpiTree nodes={tree} figures={read.data.items} onOpen={openRows} />}
      <Card title="Figures" description="From deals, accounts, quotas, seats and the methodology, as they stand now.">
        <Loaded query={read} skeletons={2}>
          {({ items, missing }) => (
            <>
              <div className={css.figures}>
                {items.map((figure) => (
                  <Figure
                    key={figure.metric}
                    figure={figure}
                    onOpen={openRows && ((part) => openRows(figure.metric, part))}
                    step={steps[figure.metric]}
                  />
                ))}
              </div>
              {missing.length > 0 && <MissingFigures metrics={missing} />}
            </>
          )}
        </Loaded>
      </Card>
      {opens && opened.metric && (
        <FigureRows module={module} metric={opened.metric as MetricKey} part={opened.part} onClose={close} />
      )}
      {opened.new === 'coaching' && <CoachingDialog onClose={close} />}
      {opened.new === 'churn' && <ChurnDialog onClose={close} />}
    </>
  );
}

/** What the caller may write that a figure counts, by the figure. */
function useSteps(create: (what: 'coaching' | 'churn') => void): Partial<Record<MetricKey, ReactNode>> {
  const [coaches, keepsAccounts] = [useMay(noteCoaching), useMay(recordChurn)];
  return {
    ...(coaches && { coachingHours: <Step onClick={() => create('coaching')}>Note coaching</Step> }),
    ...(keepsAccounts && { retention: <Step onClick={() => create('churn')}>A customer left</Step> }),
  };
}

const Step = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <div>
    <Button size="xs" variant="default" onClick={onClick}>
      {children}
    </Button>
  </div>
);
