import { Table, type TableProps } from '@mantine/core';
import type { Key, ReactNode } from 'react';
import css from './figure-table.module.css';

type FigureTableProps = Pick<TableProps, 'horizontalSpacing' | 'verticalSpacing'> & {
  /** What the rows are, then what each of their figures says. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: Key; readonly name: ReactNode; readonly figures: readonly ReactNode[] }[];
};

/** Rows of figures, one below the other at the right. One of many columns scrolls sideways, by keyboard too. */
export const FigureTable = ({
  wide,
  ...table
}: FigureTableProps & {
  /** What people hear it called, where it has more columns than a phone is wide. */
  readonly wide?: string;
}) =>
  wide === undefined ? (
    <Figures {...table} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.wide} role="region" aria-label={wide} tabIndex={0}>
      <Figures {...table} />
    </div>
  );

const Figures = ({ columns: [first, ...others], rows, ...spacing }: FigureTableProps) => (
  <Table fz="sm" verticalSpacing={9} horizontalSpacing="sm" tabularNums {...spacing}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{first}</Table.Th>
        {others.map((column) => (
          <Table.Th key={column} scope="col" ta="right">
            {column}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map(({ key, name, figures }) => (
        <Table.Tr key={key}>
          <Table.Th scope="row" fw={400}>
            {name}
          </Table.Th>
          {figures.map((figure, index) => (
            <Table.Td key={others[index]} ta="right">
              {figure}
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
