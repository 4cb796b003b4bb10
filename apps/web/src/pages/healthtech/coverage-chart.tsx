import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Unit } from '@talent-os/contracts/healthcare/units';
import { axisFor } from '../../lib/ticks';
import { dayLabel, totalsByDay } from './labels';

type CoverageChartProps = { readonly units: readonly Unit[]; readonly today: string; readonly height: number };

/** A module of its own: the chart library loads only where a chart is drawn. */
export default function CoverageChart({ units, today, height }: CoverageChartProps) {
  const days = totalsByDay(units).map(({ date, ...total }) => ({ day: dayLabel(date, today), ...total }));
  const counts = days.flatMap(({ confirmed, required }) => [confirmed, required]);
  const spoken = days.map(({ day, confirmed, required }) => `${day} ${confirmed} of ${required}`).join(', ');
  return (
    <div role="img" aria-label={`Confirmed of required staff: ${spoken}`}>
      <BarChart
        h={height}
        data={days.map(({ day, confirmed, required }) => ({ day, Confirmed: confirmed, Required: required }))}
        dataKey="day"
        series={[
          { name: 'Confirmed', color: 'var(--hub)' },
          { name: 'Required', color: 'var(--ink-3)' },
        ]}
        withLegend
        yAxisProps={{ width: 34, ...axisFor(counts, { whole: true }) }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
