import type { Output } from '@talent-os/contracts/define';
import type { getIncidentOverview } from '@talent-os/contracts/cyber/incidents';
import { day } from '../../../lib/format';
import { ticksOf } from '../../../lib/ticks';
import { BarChart } from '../../../ui/chart/bar-chart';

type Weeks = Output<typeof getIncidentOverview>['weeks'];
const series = [
  { name: 'Reported', color: 'var(--hub)' },
  { name: 'Closed', color: 'var(--ink-3)' },
];
const label = (week: string) => day(week).replace(/,.*$/, '');

/** Incidents reported and closed, week by week. */
export function WeeksChart({ weeks, height }: { readonly weeks: Weeks; readonly height: number }) {
  const counts = weeks.flatMap(({ reported, closed }) => [reported, closed]);
  const spoken = weeks
    .map(({ week, reported, closed }) => `${label(week)} ${reported} reported, ${closed} closed`)
    .join('; ');
  return (
    <BarChart
      label={`Incidents by week: ${spoken}`}
      series={series}
      rows={weeks.map(({ week, reported, closed }) => ({ name: label(week), values: [reported, closed] }))}
      ticks={ticksOf(counts, { whole: true })}
      height={height}
    />
  );
}
