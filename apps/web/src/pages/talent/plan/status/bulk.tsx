import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { holdSeat, type OpenSeat } from '@talent-os/contracts/talent/open-seats';
import { counted } from '@/lib/counted';
import { bulkCommand } from '@/ui/list/bulk-action';

const reason = { description: 'Owners and recruiters read it.', maxLength: 500 };

/** What is done with several seats at once: each rests or goes on for the same reason. */
export const seatBulk = [
  bulkCommand<OpenSeat, typeof holdSeat>(holdSeat, {
    key: 'hold',
    label: 'Hold…',
    icon: <IconPlayerPause size={15} />,
    shortcut: 'h',
    allows: ({ may }) => may.to.includes('on_hold'),
    input: ({ id, version }, why) => ({ positionId: id, onHold: true, reason: why, version }),
    reason,
    done: (count) => `${counted(count, 'seats')} on hold`,
  }),
  bulkCommand<OpenSeat, typeof holdSeat>(holdSeat, {
    key: 'resume',
    label: 'Take up again…',
    icon: <IconPlayerPlay size={15} />,
    shortcut: 'r',
    allows: ({ may }) => may.to.includes('open'),
    input: ({ id, version }, why) => ({ positionId: id, onHold: false, reason: why, version }),
    reason,
    done: (count) => `${counted(count, 'seats')} open again`,
  }),
] as const;
