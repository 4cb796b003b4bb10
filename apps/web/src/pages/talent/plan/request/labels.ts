import type { Output } from '@talent-os/contracts/define';
import { requisitionStates, type RequisitionStatus } from '@talent-os/contracts/talent/requisition-states';
import type { checkRequisition } from '@talent-os/contracts/talent/requisitions';
import { counted } from '@/lib/counted';

type Duplicate = Output<typeof checkRequisition>['duplicates'][number];
const seatStates: Readonly<Record<string, string>> = { open: 'open', on_hold: 'on hold' };

/** What there is of the same title: `2 seats open`, `1 request in approval`. */
export const duplicateText = ({ kind, status, count }: Duplicate): string =>
  kind === 'seat'
    ? `${counted(count, 'seats')} ${seatStates[status] ?? status}`
    : `${counted(count, 'requests')} ${requisitionStates[status as RequisitionStatus].label.toLowerCase()}`;
