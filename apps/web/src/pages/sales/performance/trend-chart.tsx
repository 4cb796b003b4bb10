import { AreaChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Output } from '@talent-os/contracts/define';
import type { getTrend } from '@talent-os/contracts/sales/performance';
import { month } from '../../../lib/format';
import { axisFor } from '../../../lib/ticks';
import { useFormat } from '../../../lib/use-format';

type TrendChartProps = { readonly months: Output<typeof getTrend>['months']; readonly height: number };

/** A module of its own: the chart library loads only where a chart is drawn. */
export default function TrendChart({ months, height }: TrendChartProps) {
  const { money } = useFormat();
  const spoken = months.map(({ month: of, revenue }) => `${month(of)} ${money(revenue)}`).join(', ');
  return (
    <div role="img" aria-label={`Won revenue by month: ${spoken}`}>
      <AreaChart
        h={height}
        data={months.map(({ month: of, revenue }) => ({ month: month(of), Revenue: revenue }))}
        dataKey="month"
        series={[{ name: 'Revenue', color: 'var(--hub)' }]}
        curveType="monotone"
        valueFormatter={(minor) => money(minor, 'compact')}
        yAxisProps={{ width: 58, ...axisFor(months.map(({ revenue }) => revenue)) }}
        xAxisProps={{ padding: { left: 18, right: 18 } }}
        areaChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
