import { scales, scalesOf, type Instrument } from '@talent-os/contracts/productivity/wellness-instruments';
import { decimal, month } from '@/lib/format';
import { ChartCard } from '@/ui/chart/chart-card';
import { scaleChart } from '../scale-chart';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { lineOf } from '../me/trend.rules';
import layout from '@/ui/page/layout.module.css';
import { hasAverages, latestOf, quarterText, rowsOf, type Group } from './team.rules';

const CHART_HEIGHT = 220;

type Part = {
  readonly instrument: Instrument;
  readonly title: string;
  readonly nameOf: (starts: string) => string;
};
const parts: readonly Part[] = [
  { instrument: 'WHO5', title: 'Well-being by month', nameOf: (starts) => month(starts.slice(0, 7)) },
  { instrument: 'CBI', title: 'Burnout by quarter', nameOf: quarterText },
  { instrument: 'mood', title: 'Mood by month', nameOf: (starts) => month(starts.slice(0, 7)) },
];

/** How a team has been, as far as enough of its people checked in. */
export function TeamAverages({ group }: { readonly group: Group }) {
  if (!hasAverages(group))
    return (
      <Card title={group.name}>
        <EmptyState title="Not enough people to show this safely" />
      </Card>
    );
  return (
    <div className={layout.stack}>
      {parts.map((part) => (
        <PartCard key={part.instrument} group={group} part={part} />
      ))}
    </div>
  );
}

function PartCard({ group, part: { instrument, title, nameOf } }: { readonly group: Group; readonly part: Part }) {
  const shown = scalesOf(instrument);
  const rows = rowsOf(group, shown, nameOf);
  const latest = shown.flatMap((scale) => {
    const average = latestOf(group, scale);
    return average ? [`${scales[scale].label} ${decimal(average.mean)} (${average.people} people)`] : [];
  });
  const known = rows.some(({ scores }) => Object.keys(scores).length > 0);
  return (
    <ChartCard
      title={title}
      description={latest.length > 0 ? `Last: ${latest.join(' · ')}` : group.name}
      heading="When"
      {...scaleChart({
        label: `${title}, ${group.name}`,
        scales: shown,
        rows: known ? rows : [],
        line: lineOf(instrument),
      })}
      empty="Not enough people to show this safely"
      height={CHART_HEIGHT}
    />
  );
}
