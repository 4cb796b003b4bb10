import { transitionTypes } from '@talent-os/contracts/talent/transition-states';
import type { Transition } from '@talent-os/contracts/talent/transitions';
import type { Column } from '../../../ui/table/data-table';
import { OpenButton } from '../../../ui/button/open-button';
import { Backfill, Effective, Handover, State } from '../../../features/transitions/cells';
import { nameOf } from '../../../features/transitions/labels';
import cell from '../../../ui/table/cell.module.css';

/** The columns of the list; their names are what the server sorts by. */
export function transitionColumns(narrow: boolean, onOpen: (id: string) => void): readonly Column<Transition>[] {
  const person: Column<Transition> = {
    accessor: 'employeeName',
    title: 'Person',
    render: (move) => (
      <div className={cell.cell}>
        <OpenButton label={nameOf(move)} onOpen={() => onOpen(move.id)}>
          {move.employeeName}
        </OpenButton>
        <span className={cell.quiet}>{narrow ? `To ${move.to.title}` : move.employeeTitle}</span>
        {narrow && (
          <>
            <span className={cell.badges}>
              <State move={move} />
              {move.backfill !== 'none' && <Backfill move={move} />}
            </span>
            <Effective move={move} />
            {move.handover.percent !== null && <Handover move={move} />}
          </>
        )}
      </div>
    ),
  };
  if (narrow) return [person];
  return [
    person,
    { accessor: 'from', title: 'From', render: ({ from }) => (from ? <Seat {...from} /> : '–') },
    { accessor: 'to', title: 'To', sortable: true, render: ({ to }) => <Seat {...to} /> },
    { accessor: 'type', title: 'Type', sortable: true, render: ({ type }) => transitionTypes[type] },
    { accessor: 'status', title: 'Status', sortable: true, render: (move) => <State move={move} /> },
    {
      accessor: 'effectiveDate',
      title: 'Effective',
      headings: ['Effective date'],
      sortable: true,
      render: (move) => <Effective move={move} />,
    },
    { accessor: 'handover', title: 'Handover', sortable: true, render: (move) => <Handover move={move} /> },
    { accessor: 'backfill', title: 'Backfill', render: (move) => <Backfill move={move} /> },
    { accessor: 'employeeTitle', title: 'Works as', optional: true },
  ];
}

const Seat = ({ title, department }: Transition['to']) => (
  <div className={cell.cell}>
    <span>{title}</span>
    <span className={cell.quiet}>{department}</span>
  </div>
);
