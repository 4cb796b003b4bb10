import type { Analysis } from '@talent-os/contracts/sales/excellence-shapes';
import { metricOf, type MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { decimal } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { dimensionLabel, statementText } from '../module-words';
import { useMetricText } from '../module/use-metric-text';

type FindingsProps = { readonly module: ExcellenceModuleKey; readonly findings: Analysis['findings'] };

/** What stands out, each with its evidence. */
export function Findings({ module, findings }: FindingsProps) {
  if (findings.length === 0) return <EmptyState title="Nothing stands out" />;
  return (
    <ul className={rows.rows} aria-label="Findings">
      {findings.map(({ dimension, statement, metric, value, n }) =>
        metric ? (
          <MetricFinding
            key={`${dimension} ${metric}`}
            metric={metric}
            value={value}
            n={n}
            dimension={dimensionLabel(module, dimension)}
          />
        ) : (
          <RecordRow key={`${dimension} ${statement}`} name={statementText(module, statement ?? '')}>
            <Quiet>
              {dimensionLabel(module, dimension)} · answered {decimal(value)} of 4, n = {n}
            </Quiet>
          </RecordRow>
        ),
      )}
    </ul>
  );
}

type MetricFindingProps = {
  readonly metric: MetricKey;
  readonly value: number;
  readonly n: number;
  readonly dimension: string;
};

function MetricFinding({ metric, value, n, dimension }: MetricFindingProps) {
  const text = useMetricText(metric);
  return (
    <RecordRow name={`${metricOf(metric).label} is in red`}>
      <Quiet>
        {dimension} · {text(value)}, n = {n}
      </Quiet>
    </RecordRow>
  );
}
