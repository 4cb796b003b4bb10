import { Table } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import type { getIncidentOverview } from '@talent-os/contracts/cyber/incidents';
import { count } from '../../../lib/format';
import { WeeksChart } from './weeks-chart';
import { Card } from '../../../ui/card';
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
  <Table fz="sm" verticalSpacing={9} horizontalSpacing="sm" tabularNums>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">Severity</Table.Th>
        <Table.Th scope="col" ta="right">
          Active
        </Table.Th>
        <Table.Th scope="col" ta="right">
          Deadline missed
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map(({ severity, active, late }) => (
        <Table.Tr key={severity}>
          <Table.Th scope="row" fw={400}>
            <SeverityBadge severity={severity} />
          </Table.Th>
          <Table.Td ta="right">{count(active)}</Table.Td>
          <Table.Td ta="right">{count(late)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
