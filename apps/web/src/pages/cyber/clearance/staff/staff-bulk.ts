import { confirmClearance, rejectClearance, type HeldClearance } from '@talent-os/contracts/cyber/clearance';
import { counted } from '@/lib/counted';
import { bulkCommand, type BulkAction } from '@/ui/list/bulk-action';

const named = (clearances: readonly HeldClearance[]) => clearances.map(({ holderName }) => holderName).join(', ');

/** Several reports are confirmed, or rejected for one reason; never one’s own. */
export const staffBulk: readonly BulkAction<HeldClearance>[] = [
  bulkCommand(confirmClearance, {
    key: 'confirm',
    label: 'Confirm…',
    allows: ({ may }) => may.do.includes('confirm'),
    input: ({ id, waiting }) => ({ clearanceId: id, updateId: waiting!.id }),
    done: (count) => `${counted(count, 'reports')} confirmed`,
    confirm: (clearances) => ({
      title: `Confirm ${counted(clearances.length, 'reports')}?`,
      text: `What ${named(clearances)} reported is in force from now on. Open a row first to see what would change.`,
      confirm: 'Confirm',
    }),
  }),
  bulkCommand(rejectClearance, {
    key: 'reject',
    label: 'Reject…',
    danger: true,
    allows: ({ may }) => may.do.includes('reject'),
    reason: { description: 'Each of them will read it. No details of a case.', maxLength: 300 },
    input: ({ id, waiting }, reason) => ({ clearanceId: id, updateId: waiting!.id, reason }),
    done: (count) => `${counted(count, 'reports')} rejected`,
    confirm: (clearances) => ({
      title: `Reject ${counted(clearances.length, 'reports')}`,
      text: `The reports of ${named(clearances)}.`,
      confirm: 'Reject',
    }),
  }),
];
