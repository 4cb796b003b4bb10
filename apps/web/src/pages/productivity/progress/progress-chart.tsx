import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { weekText, type Chart, type Week } from './progress.rules';

type ProgressChartProps = { readonly chart: Chart; readonly weeks: readonly Week[]; readonly height: number };

/** A module of its own: the chart library loads only where a chart is drawn. */
export default function ProgressChart({ chart, weeks, height }: ProgressChartProps) {
  const { series, kind, valueOf, text, mark = text, ticks } = chart;
  const points = weeks.map((week) => ({ week: weekText(week.week), [series]: valueOf(week) }));
  const spoken = weeks
    .map((week) => {
      const value = valueOf(week);
      return `${weekText(week.week)} ${value === null ? 'none' : text(value)}`;
    })
    .join(', ');
  const shared = {
    h: height,
    data: points,
    dataKey: 'week',
    series: [{ name: series, color: 'var(--hub)' }],
    valueFormatter: text,
    yAxisProps: { width: 62, allowDecimals: false, tickFormatter: mark },
  };
  return (
    <div role="img" aria-label={`${series} by week: ${spoken}`}>
      {kind === 'bars' ? (
        <BarChart {...shared} maxBarWidth={36} barChartProps={{ accessibilityLayer: false }} />
      ) : (
        <LineChart
          {...shared}
          curveType="monotone"
          yAxisProps={{ width: 62, domain: [0, 1], tickFormatter: mark, ...(ticks && { ticks: [...ticks] }) }}
          xAxisProps={{ padding: { left: 18, right: 18 } }}
          lineChartProps={{ accessibilityLayer: false }}
        />
      )}
    </div>
  );
}
