import { ticksOf } from '../../../lib/ticks';
import { BarChart } from '../../../ui/chart/bar-chart';
import { LineChart } from '../../../ui/chart/line-chart';
import { weekText, type Chart, type Week } from './progress.rules';

type ProgressChartProps = { readonly chart: Chart; readonly weeks: readonly Week[]; readonly height: number };

export function ProgressChart({ chart, weeks, height }: ProgressChartProps) {
  const { series, kind, valueOf, text, mark, ticks } = chart;
  const rows = weeks.map((week) => ({ name: weekText(week.week), values: [valueOf(week)] }));
  const spoken = rows.map(({ name, values: [value = null] }) => `${name} ${value === null ? 'none' : text(value)}`);
  const Drawn = kind === 'bars' ? BarChart : LineChart;
  return (
    <Drawn
      label={`${series} by week: ${spoken.join(', ')}`}
      series={[{ name: series, color: 'var(--hub)' }]}
      rows={rows}
      ticks={
        ticks ??
        ticksOf(
          weeks.map((week) => valueOf(week) ?? 0),
          { whole: true },
        )
      }
      text={text}
      {...(mark && { mark })}
      height={height}
    />
  );
}
