import { Table } from '@mantine/core';
import { charts, weekText, type Week } from './progress.rules';

/** The weeks in figures, the latest first. */
export function ProgressTable({ weeks }: { readonly weeks: readonly Week[] }) {
  return (
    <Table fz="sm" verticalSpacing={9} horizontalSpacing="sm" tabularNums>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Week of</Table.Th>
          {charts.map(({ series }) => (
            <Table.Th key={series} scope="col" ta="right">
              {series}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {weeks.toReversed().map((week) => (
          <Table.Tr key={week.week}>
            <Table.Th scope="row" fw={400}>
              {weekText(week.week)}
            </Table.Th>
            {charts.map(({ series, valueOf, text }) => {
              const value = valueOf(week);
              return (
                <Table.Td key={series} ta="right">
                  {value === null ? '–' : text(value)}
                </Table.Td>
              );
            })}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
