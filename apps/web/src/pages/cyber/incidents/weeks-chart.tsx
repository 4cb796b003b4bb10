import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Output } from '@talent-os/contracts/define';
import type { getIncidentOverview } from '@talent-os/contracts/cyber/incidents';
import { day } from '../../../lib/format';
import { axisFor } from '../../../lib/ticks';

type Weeks = Output<typeof getIncidentOverview>['weeks'];
const label = (week: string) => day(week).replace(/,.*$/, '');

/** A module of its own: the chart library loads only where a chart is drawn. */
export default function WeeksChart({ weeks, height }: { readonly weeks: Weeks; readonly height: number }) {
  const counts = weeks.flatMap(({ reported, closed }) => [reported, closed]);
  const spoken = weeks
    .map(({ week, reported, closed }) => `${label(week)} ${reported} reported, ${closed} closed`)
    .join('; ');
  return (
    <div role="img" aria-label={`Incidents by week: ${spoken}`}>
      <BarChart
        h={height}
        data={weeks.map(({ week, reported, closed }) => ({ week: label(week), Reported: reported, Closed: closed }))}
        dataKey="week"
        series={[
          { name: 'Reported', color: 'var(--hub)' },
          { name: 'Closed', color: 'var(--ink-3)' },
        ]}
        withLegend
        yAxisProps={{ width: 34, ...axisFor(counts, { whole: true }) }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
