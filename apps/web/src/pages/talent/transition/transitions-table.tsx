import { transitionTypes } from '@talent-os/contracts/talent/transition-states';
import { exportTransitions, type Transition } from '@talent-os/contracts/talent/transitions';
import type { ReactNode } from 'react';
import { Backfill, Effective, Handover, State } from '@/features/transitions/cells';
import { nameOf } from '@/features/transitions/labels';
import type { MainColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { Card } from '@/ui/page/card';
import type { TransitionFilters } from './use-transition-filters';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';

const main: MainColumn<Transition> = {
  field: 'employeeName',
  title: 'Person',
  label: nameOf,
  under: ({ employeeTitle, to }, { narrow }) => (narrow ? `To ${to.title}` : employeeTitle),
  badges: (move, { narrow }) => narrow && move.backfill !== 'none' && <Backfill move={move} />,
};

type TransitionsTableProps = {
  readonly filters: TransitionFilters;
  readonly empty: ReactNode;
  readonly onOpen: (id: string) => void;
};

/** Moves as a list: what runs first, the next day first. */
export const TransitionsTable = ({ filters: { list, filters }, empty, onOpen }: TransitionsTableProps) => (
  <Card flush>
    <RecordList
      list={list}
      label="transitions"
      opens={({ id }) => onOpen(id)}
      main={main}
      columns={[
        { field: 'from', title: 'From', render: ({ from }) => (from ? <Seat {...from} /> : '–') },
        { field: 'to', title: 'To', render: ({ to }) => <Seat {...to} /> },
        { field: 'type', title: 'Type', render: ({ type }) => transitionTypes[type] },
        { field: 'status', title: 'Status', render: (move) => <State move={move} />, stack: 'badge' },
        {
          field: 'effectiveDate',
          title: 'Effective',
          headings: ['Effective date'],
          render: (move) => <Effective move={move} />,
          stack: 'line',
        },
        {
          field: 'handover',
          title: 'Handover',
          render: (move, { narrow }) => (!narrow || move.handover.percent !== null) && <Handover move={move} />,
          stack: 'line',
        },
        { field: 'backfill', title: 'Backfill', render: (move) => <Backfill move={move} /> },
        { field: 'employeeTitle', title: 'Works as', optional: true },
      ]}
      filters={filters}
      empty={empty}
      csv={exportTransitions}
      framed
    />
  </Card>
);

const Seat = ({ title, department }: Transition['to']) => (
  <div className={cell.cell}>
    <span>{title}</span>
    <Quiet>{department}</Quiet>
  </div>
);
