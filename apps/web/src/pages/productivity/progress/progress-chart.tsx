import { DrawnChart } from '@/ui/chart/drawn-chart';
import { weekText, type Chart, type Week } from './progress.rules';

type ProgressChartProps = { readonly chart: Chart; readonly weeks: readonly Week[]; readonly height: number };

export const ProgressChart = ({ chart, weeks, height }: ProgressChartProps) => (
  <DrawnChart
    kind={chart.kind}
    label={`${chart.series} by week`}
    series={[{ name: chart.series, color: 'var(--hub)' }]}
    rows={weeks.map((week) => ({ name: weekText(week.week), values: [chart.valueOf(week)] }))}
    unit={{ text: chart.text, ...(chart.mark && { mark: chart.mark }), whole: true }}
    {...(chart.ticks && { ticks: chart.ticks })}
    height={height}
  />
);
