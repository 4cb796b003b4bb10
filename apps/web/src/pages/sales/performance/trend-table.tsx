import { Table } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { getTrend } from '@talent-os/contracts/sales/performance';
import { count, month } from '../../../lib/format';
import { useFormat } from '../../../lib/use-format';

/** The trend in figures. */
export function TrendTable({ months }: { readonly months: Output<typeof getTrend>['months'] }) {
  const { money } = useFormat();
  return (
    <Table fz="sm" verticalSpacing={9} horizontalSpacing="sm" tabularNums>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Month</Table.Th>
          <Table.Th scope="col" ta="right">
            Revenue
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Deals won
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {months.map(({ month: of, revenue, deals }) => (
          <Table.Tr key={of}>
            <Table.Th scope="row" fw={400}>
              {month(of)}
            </Table.Th>
            <Table.Td ta="right">{money(revenue)}</Table.Td>
            <Table.Td ta="right">{count(deals)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
