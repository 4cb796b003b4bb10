import type { ModuleMetric } from '@talent-os/contracts/sales/excellence-shapes';
import { metricOf } from '@talent-os/contracts/sales/excellence/metrics.data';
import type { KpiNode } from '@talent-os/contracts/sales/excellence/module';
import { Card } from '@/ui/page/card';
import css from '../excellence.module.css';
import { FigureValue, Light } from './figure';
import { useMetricText } from './use-metric-text';

type KpiTreeProps = {
  readonly nodes: readonly KpiNode[];
  readonly figures: readonly ModuleMetric[];
  /** Opens the rows of a figure; nobody may where it is absent. */
  readonly onOpen: ((metric: ModuleMetric['metric']) => void) | undefined;
};

/** Which figure each figure leads to: results first, what moves them below. */
export const KpiTree = ({ nodes, figures, onOpen }: KpiTreeProps) => (
  <Card title="KPI tree" description="Results first; below each what leads to it.">
    <Nodes nodes={nodes} figures={figures} onOpen={onOpen} />
  </Card>
);

const Nodes = ({ nodes, figures, onOpen }: KpiTreeProps) => (
  <ul className={css.tree}>
    {nodes.map(({ metric, of }) => {
      const found = figures.find((one) => one.metric === metric);
      return (
        <li key={metric}>
          {found && <Node figure={found} onOpen={onOpen && (() => onOpen(metric))} />}
          {of && <Nodes nodes={of} figures={figures} onOpen={onOpen} />}
        </li>
      );
    })}
  </ul>
);

type NodeProps = { readonly figure: ModuleMetric; readonly onOpen: (() => void) | undefined };

function Node({ figure: { metric, value, light }, onOpen }: NodeProps) {
  const text = useMetricText(metric);
  const { label } = metricOf(metric);
  return (
    <div className={css.node}>
      <span>{label}</span>
      <FigureValue text={text(value)} label={`${label} in the tree`} onOpen={onOpen} />
      <Light of={light} />
    </div>
  );
}
