import type { CoverageStanding } from '@talent-os/contracts/healthcare/units';
import { day, decimal } from '../../../lib/format';
import { ticksOf } from '../../../lib/ticks';
import { LineChart } from '../../../ui/chart/line-chart';

type OvertimeChartProps = { readonly weeks: CoverageStanding['overtime']; readonly height: number };
const label = (week: string) => day(week).replace(/,.*$/, '');

/** Hours beyond the usual ones, week by week. */
export function OvertimeChart({ weeks, height }: OvertimeChartProps) {
  const spoken = weeks.map(({ week, hours }) => `${label(week)} ${decimal(hours)} hours`).join(', ');
  return (
    <LineChart
      label={`Overtime by week: ${spoken}`}
      series={[{ name: 'Hours', color: 'var(--hub)' }]}
      rows={weeks.map(({ week, hours }) => ({ name: label(week), values: [hours] }))}
      ticks={ticksOf(weeks.map(({ hours }) => hours))}
      text={(hours) => `${decimal(hours)} h`}
      height={height}
      filled
    />
  );
}
