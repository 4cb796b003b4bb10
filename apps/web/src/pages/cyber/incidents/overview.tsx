import type { UseQueryResult } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import type { getIncidentOverview } from '@talent-os/contracts/cyber/incidents';
import { count } from '../../../lib/format';
import { WeeksChart } from './weeks-chart';
import { Card } from '../../../ui/card';
import { FigureTable } from '../../../ui/figure-table';
import { Loaded } from '../../../ui/loaded';
import { SeverityBadge } from './incident-badges';
import css from './incidents.module.css';

const HEIGHT = 200;

type Data = Output<typeof getIncidentOverview>;

/** Active incidents by severity with the ones that missed a deadline, and the weeks behind. */
export function Overview({ overview }: { readonly overview: UseQueryResult<Data> }) {
  return (
    <div className={css.pair}>
      <Card title="By severity">
        <Loaded query={overview} skeletons={1} skeletonHeight={HEIGHT}>
          {({ severities }) => <Severities rows={severities} />}
        </Loaded>
      </Card>
      <Card title="By week" description="Reported and closed, last 12 weeks">
        <Loaded query={overview} skeletons={1} skeletonHeight={HEIGHT}>
          {({ weeks }) => <WeeksChart weeks={weeks} height={HEIGHT} />}
        </Loaded>
      </Card>
    </div>
  );
}

const Severities = ({ rows }: { readonly rows: Data['severities'] }) => (
  <FigureTable
    columns={['Severity', 'Active', 'Deadline missed']}
    rows={rows.map(({ severity, active, late }) => ({
      key: severity,
      name: <SeverityBadge severity={severity} />,
      figures: [count(active), count(late)],
    }))}
  />
);
