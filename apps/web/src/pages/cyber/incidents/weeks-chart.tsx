import type { Output } from '@talent-os/contracts/define';
import type { getIncidentOverview } from '@talent-os/contracts/cyber/incidents';
import { incidentOverviewFigures } from '@talent-os/contracts/figures/incidents';
import { useFigureLink, useFigures } from '../../../ui/figures/use-figures';
import { day } from '../../../lib/format';
import { ticksOf } from '../../../lib/ticks';
import { BarChart } from '../../../ui/chart/bar-chart';

const series = [
  { name: 'Reported', color: 'var(--hub)' },
  { name: 'Closed', color: 'var(--ink-3)' },
];
const label = (week: string) => day(week).replace(/,.*$/, '');

/** Incidents reported and closed, week by week. */
export function WeeksChart({
  data,
  height,
}: {
  readonly data: Output<typeof getIncidentOverview>;
  readonly height: number;
}) {
  const { weeks } = data;
  const figures = useFigures(incidentOverviewFigures, data);
  const linkTo = useFigureLink();
  const counts = weeks.flatMap(({ reported, closed }) => [reported, closed]);
  const spoken = weeks
    .map(({ week, reported, closed }) => `${label(week)} ${reported} reported, ${closed} closed`)
    .join('; ');
  return (
    <BarChart
      label={`Incidents by week: ${spoken}`}
      series={series}
      rows={weeks.map(({ week, reported, closed }, at) => ({
        name: label(week),
        values: [reported, closed],
        links: [figures.reported[at], figures.closed[at]].map((figure) => figure && linkTo(figure)),
      }))}
      ticks={ticksOf(counts, { whole: true })}
      height={height}
    />
  );
}
