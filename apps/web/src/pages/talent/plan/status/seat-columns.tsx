import { VisuallyHidden } from '@mantine/core';
import type { OpenSeat } from '@talent-os/contracts/talent/open-seats';
import { counted } from '../../../../lib/counted';
import { day } from '../../../../lib/format';
import { OpenButton } from '../../../../ui/button/open-button';
import { StatusBadge } from '../../../../ui/display/status-badge';
import type { Column } from '../../../../ui/table/data-table';
import { basisText, forecastText } from './labels';
import { SeatSpan } from './seat-span';
import type { Axis } from './span.rules';
import cell from '../../../../ui/table/cell.module.css';
import css from './status.module.css';

type ColumnsOptions = {
  readonly narrow: boolean;
  readonly axis: Axis;
  readonly today: string;
  readonly onOpen: (id: string) => void;
};

/** The columns of open seats; their names are what the server sorts by. */
export function seatColumns({ narrow, axis, today, onOpen }: ColumnsOptions): readonly Column<OpenSeat>[] {
  const title: Column<OpenSeat> = {
    accessor: 'title',
    title: 'Open seat',
    sortable: true,
    render: (seat) => <SeatTitle seat={seat} narrow={narrow} axis={axis} today={today} onOpen={onOpen} />,
  };
  if (narrow) return [title];
  return [
    title,
    { accessor: 'ownerName', title: 'Owner', sortable: true },
    {
      accessor: 'openedAt',
      title: 'Days open',
      sortable: true,
      textAlign: 'right',
      text: ({ daysOpen }) => String(daysOpen),
      render: ({ daysOpen }) => daysOpen,
    },
    { accessor: 'applicants', title: 'Stages', sortable: true, render: (seat) => <Stages seat={seat} /> },
    {
      accessor: 'span',
      title: 'Open, forecast and plan',
      text: () => '',
      render: (seat) => <SeatSpan seat={seat} axis={axis} today={today} />,
    },
    {
      accessor: 'forecastOn',
      title: 'Forecast',
      sortable: true,
      render: (seat) => (
        <div className={cell.cell}>
          <span className={seat.daysBehind > 0 ? css.late : undefined}>{forecastText(seat)}</span>
          <span className={cell.quiet}>{basisText(seat)}</span>
        </div>
      ),
      text: forecastText,
    },
    {
      accessor: 'plannedOn',
      title: 'Planned',
      sortable: true,
      optional: true,
      render: ({ plannedOn }) => day(plannedOn ?? undefined),
    },
    { accessor: 'department', title: 'Department', sortable: true, optional: true },
    { accessor: 'location', title: 'Location', optional: true },
    { accessor: 'recruiterName', title: 'Recruiter', optional: true },
  ];
}

type SeatTitleProps = ColumnsOptions & { readonly seat: OpenSeat };

/** What a seat is called; on small screens with its facts below. */
function SeatTitle({ seat, narrow, axis, today, onOpen }: SeatTitleProps) {
  return (
    <div className={cell.cell}>
      <OpenButton onOpen={() => onOpen(seat.id)}>{seat.title}</OpenButton>
      <span className={cell.quiet}>{narrow ? `${seat.department} · ${seat.ownerName}` : seat.department}</span>
      {(seat.status === 'on_hold' || seat.daysBehind > 0) && <Standing seat={seat} />}
      {narrow && (
        <>
          <Stages seat={seat} />
          <span className={cell.quiet}>
            Open {counted(seat.daysOpen, 'days')} · {forecastText(seat)}, {basisText(seat)}
          </span>
          <SeatSpan seat={seat} axis={axis} today={today} />
        </>
      )}
    </div>
  );
}

/** That it rests, or by how many days it will miss its day. */
export const Standing = ({ seat: { status, daysBehind } }: { readonly seat: OpenSeat }) =>
  status === 'on_hold' ? (
    <StatusBadge variant="warning">On hold</StatusBadge>
  ) : (
    <StatusBadge variant="error">{counted(daysBehind, 'days')} behind</StatusBadge>
  );

/** How many people stand in each stage. */
export const Stages = ({ seat: { title, funnel } }: { readonly seat: OpenSeat }) => (
  <ol className={css.stages} aria-label={`People by stage of ${title}`}>
    {funnel.map(({ key, name, count }) => (
      <li key={key} title={`${name}: ${count}`} data-some={count > 0}>
        {count}
        <VisuallyHidden> {name}</VisuallyHidden>
      </li>
    ))}
  </ol>
);
