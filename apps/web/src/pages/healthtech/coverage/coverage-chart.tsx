import type { Unit } from '@talent-os/contracts/healthcare/units';
import { ticksOf } from '../../../lib/ticks';
import { BarChart } from '../../../ui/chart/bar-chart';
import { dayLabel, totalsByDay } from '../labels';

const series = [
  { name: 'Confirmed', color: 'var(--hub)' },
  { name: 'Required', color: 'var(--ink-3)' },
];

type CoverageChartProps = { readonly units: readonly Unit[]; readonly today: string; readonly height: number };

/** People confirmed and required, day by day. */
export function CoverageChart({ units, today, height }: CoverageChartProps) {
  const days = totalsByDay(units).map(({ date, ...total }) => ({ day: dayLabel(date, today), ...total }));
  const counts = days.flatMap(({ confirmed, required }) => [confirmed, required]);
  const spoken = days.map(({ day, confirmed, required }) => `${day} ${confirmed} of ${required}`).join(', ');
  return (
    <BarChart
      label={`Confirmed of required staff: ${spoken}`}
      series={series}
      rows={days.map(({ day, confirmed, required }) => ({ name: day, values: [confirmed, required] }))}
      ticks={ticksOf(counts, { whole: true })}
      height={height}
    />
  );
}
