import { decideExpression } from '@talent-os/contracts/talent/mobility';
import { counted } from '@/lib/counted';
import { bulkCommand, type BulkAction } from '@/ui/list/bulk-action';
import type { IncomingExpression } from './incoming-row';

/** Interest that waits is approved or declined, several at once; never one’s own. */
export const incomingBulk: readonly BulkAction<IncomingExpression>[] = [
  bulkCommand(decideExpression, {
    key: 'approve',
    label: 'Approve',
    allows: ({ may }) => may.to.includes('approved'),
    input: ({ id }) => ({ expressionId: id, decision: 'approved' as const }),
    done: (count) => `${counted(count, 'people', 'person')} approved`,
    confirm: (chosen) => ({
      title: 'Approve interest?',
      text: `${chosen.map(({ personName, positionTitle }) => `${personName} for ${positionTitle}`).join(', ')}: each becomes an internal applicant, and their manager is told.`,
      confirm: 'Approve',
    }),
  }),
  bulkCommand(decideExpression, {
    key: 'decline',
    label: 'Decline…',
    danger: true,
    allows: ({ may }) => may.to.includes('declined'),
    reason: { description: 'Each person will read it.', maxLength: 500 },
    input: ({ id }, reason) => ({ expressionId: id, decision: 'declined' as const, reason }),
    done: (count) => `${counted(count, 'people', 'person')} declined`,
    confirm: (chosen) => ({
      title: 'Decline interest',
      text: chosen.map(({ personName, positionTitle }) => `${personName} for ${positionTitle}`).join(', '),
      confirm: 'Decline',
    }),
  }),
];
