import type { UseQueryResult } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import type { getIncidentOverview } from '@talent-os/contracts/cyber/incidents';
import { severityLabels } from '@talent-os/contracts/cyber/incident-states';
import type { Figure } from '@talent-os/contracts/figures/figure';
import { incidentOverviewFigures } from '@talent-os/contracts/figures/incidents';
import { count, day } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import { ChartCard } from '@/ui/chart/chart-card';
import { Card } from '@/ui/page/card';
import { FigureTable } from '@/ui/figures/figure-table';
import { Loaded } from '@/ui/loading/loaded';
import { SeverityBadge } from './incident-badges';
import css from './incidents.module.css';

const HEIGHT = 200;
const series = [
  { name: 'Reported', color: 'var(--hub)' },
  { name: 'Closed', color: 'var(--ink-3)' },
];

type Data = Output<typeof getIncidentOverview>;
type Severity = Data['severities'][number]['severity'];

/** Active incidents by severity with the ones that missed a deadline, and the weeks behind. */
export function Overview({ overview }: { readonly overview: UseQueryResult<Data> }) {
  return (
    <div className={css.pair}>
      <Card title="By severity">
        <Loaded query={overview} skeletons={1} skeletonHeight={HEIGHT}>
          {(data) => <Severities data={data} />}
        </Loaded>
      </Card>
      <Weeks overview={overview} />
    </div>
  );
}

/** Incidents reported and closed, week by week. */
function Weeks({ overview }: { readonly overview: UseQueryResult<Data> }) {
  const { reported, closed } = useFigures(incidentOverviewFigures, overview.data);
  const linkTo = useFigureLink();
  return (
    <ChartCard
      title="By week"
      description="Reported and closed, last 12 weeks"
      query={overview}
      kind="bars"
      label="Incidents by week"
      heading="Week"
      series={series}
      rows={overview.data?.weeks.map((week, at) => ({
        name: day(week.week).replace(/,.*$/, ''),
        values: [week.reported, week.closed],
        links: [reported[at], closed[at]].map((figure) => figure && linkTo(figure)),
      }))}
      unit={{ whole: true }}
      empty="No incidents yet"
      height={HEIGHT}
    />
  );
}

/** Active incidents of each severity, and those past a deadline: every number opens its own. */
function Severities({ data }: { readonly data: Data }) {
  const { severities, late } = useFigures(incidentOverviewFigures, data);
  const linkTo = useFigureLink();
  const shown = (figure: Figure | undefined) => {
    const text = count(figure?.value ?? 0);
    const to = figure && linkTo(figure);
    return to ? (
      <AppLink to={to} aria-label={`${severityLabels[figure.label as Severity]}, ${figure.scope}: ${text}`}>
        {text}
      </AppLink>
    ) : (
      text
    );
  };
  return (
    <FigureTable
      columns={['Severity', 'Active', 'Deadline missed']}
      rows={data.severities.map(({ severity }, at) => ({
        key: severity,
        name: <SeverityBadge severity={severity} />,
        figures: [shown(severities[at]), shown(late[at])],
      }))}
    />
  );
}
