import { eventSeatStates, type CommunityEvent } from '@talent-os/contracts/talent/community-events';
import { count } from '@/lib/format';
import { StatusBadge } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';

export const eventMain: MainColumn<CommunityEvent> = {
  field: 'title',
  title: 'Event',
  under: ({ summary }) => summary,
};

/** How many of the seats are taken, in words. */
export const seatsText = ({ seats, going, waiting }: CommunityEvent): string => {
  const taken = seats === null ? `${count(going)} come` : `${count(going)} of ${count(seats)} seats`;
  return waiting > 0 ? `${taken}, ${count(waiting)} wait` : taken;
};

/** How the reader stands in it, in words; nothing where they have not answered. */
export const seatText = ({ seat }: CommunityEvent): string => {
  if (!seat) return '';
  return seat.ahead === null
    ? eventSeatStates[seat.status]
    : `${eventSeatStates[seat.status]}: ${seat.ahead + 1}. in line`;
};

export const eventColumns: readonly RecordColumn<CommunityEvent>[] = [
  {
    field: 'startsAt',
    title: 'When',
    render: ({ startsAt }, { momentOf }) => momentOf(startsAt),
    text: true,
    stack: 'fact',
  },
  { field: 'place', title: 'Where', stack: 'fact' },
  { field: 'seats', title: 'Seats', render: seatsText, text: seatsText, stack: 'fact' },
  {
    field: 'skills',
    title: 'Skills',
    optional: true,
    render: ({ skills }) => skills.join(', '),
    text: ({ skills }) => skills.join(', '),
  },
  {
    field: 'seat',
    title: 'My seat',
    render: (event) =>
      event.seat && (
        <StatusBadge variant={event.seat.status === 'going' ? 'success' : 'warning'}>{seatText(event)}</StatusBadge>
      ),
    text: seatText,
    stack: 'badge',
  },
];
