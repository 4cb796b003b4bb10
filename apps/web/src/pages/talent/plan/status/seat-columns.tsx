import { VisuallyHidden } from '@mantine/core';
import type { OpenSeat } from '@talent-os/contracts/talent/open-seats';
import { counted } from '@/lib/counted';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import { basisText, forecastText } from './labels';
import { SeatSpan } from './seat-span';
import type { Axis } from './span.rules';
import cell from '@/ui/table/cell.module.css';
import css from './status.module.css';

/** What a seat is called, and what is the matter with it. */
export const seatMain: MainColumn<OpenSeat> = {
  field: 'title',
  title: 'Open seat',
  under: ({ department, ownerName }, { narrow }) => (narrow ? `${department} · ${ownerName}` : department),
  badges: (seat) => (seat.status === 'on_hold' || seat.daysBehind > 0) && <Standing seat={seat} />,
};

/** The columns of open seats on one axis of time; their names are what the server sorts by. */
export const seatColumns = (axis: Axis, today: string): readonly RecordColumn<OpenSeat>[] => [
  { field: 'ownerName', title: 'Owner' },
  {
    field: 'openedAt',
    title: 'Days open',
    align: 'right',
    render: ({ daysOpen }) => daysOpen,
    text: true,
    stack: ({ daysOpen }) => `Open ${counted(daysOpen, 'days')}`,
  },
  { field: 'applicants', title: 'Stages', render: (seat) => <Stages seat={seat} />, stack: 'line' },
  {
    field: 'span',
    title: 'Open, forecast and plan',
    render: (seat) => <SeatSpan seat={seat} axis={axis} today={today} />,
    text: () => '',
    stack: 'line',
  },
  {
    field: 'forecastOn',
    title: 'Forecast',
    render: (seat) => (
      <div className={cell.cell}>
        <span className={seat.daysBehind > 0 ? css.late : undefined}>{forecastText(seat)}</span>
        <Quiet>{basisText(seat)}</Quiet>
      </div>
    ),
    text: forecastText,
    stack: (seat) => `${forecastText(seat)}, ${basisText(seat)}`,
  },
  { field: 'plannedOn', title: 'Planned', optional: true },
  { field: 'department', title: 'Department', optional: true },
  { field: 'location', title: 'Location', optional: true },
  { field: 'recruiterName', title: 'Recruiter', optional: true },
];

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
