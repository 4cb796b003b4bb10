import { AreaChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Standing } from '@talent-os/contracts/healthcare/units';
import { day, decimal } from '../../lib/format';
import { axisFor } from '../../lib/ticks';

type OvertimeChartProps = { readonly weeks: Standing['overtime']; readonly height: number };
const label = (week: string) => day(week).replace(/,.*$/, '');

/** A module of its own: the chart library loads only where a chart is drawn. */
export default function OvertimeChart({ weeks, height }: OvertimeChartProps) {
  const spoken = weeks.map(({ week, hours }) => `${label(week)} ${decimal(hours)} hours`).join(', ');
  return (
    <div role="img" aria-label={`Overtime by week: ${spoken}`}>
      <AreaChart
        h={height}
        data={weeks.map(({ week, hours }) => ({ week: label(week), Hours: hours }))}
        dataKey="week"
        series={[{ name: 'Hours', color: 'var(--hub)' }]}
        curveType="monotone"
        valueFormatter={(hours) => `${decimal(hours)} h`}
        yAxisProps={{ width: 52, ...axisFor(weeks.map(({ hours }) => hours)) }}
        xAxisProps={{ padding: { left: 18, right: 18 } }}
        areaChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
