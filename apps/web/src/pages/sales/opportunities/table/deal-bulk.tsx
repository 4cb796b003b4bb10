import { IconArrowRight, IconX } from '@tabler/icons-react';
import { moveDeal, type Deal } from '@talent-os/contracts/sales/deals';
import { counted } from '@/lib/counted';
import { bulkCommand, bulkWithUndo, type BulkAction } from '@/ui/list/bulk-action';
import { stepOf, UNDO_NOTE } from '../move/move.rules';

/** What can be done with several deals: each goes one stage on from where it is, or all are lost for one reason. */
export const dealBulk: readonly BulkAction<Deal>[] = [
  bulkWithUndo(
    moveDeal,
    {
      operation: moveDeal,
      input: ({ id, stage }, { version }) => ({ dealId: id, version, stage, note: UNDO_NOTE }),
    },
    {
      key: 'forward',
      label: 'Move to next stage',
      icon: <IconArrowRight size={15} />,
      shortcut: 'm',
      allows: (deal) => stepOf(deal) !== undefined,
      input: (deal) => ({ dealId: deal.id, version: deal.version, stage: stepOf(deal) ?? deal.stage }),
      done: (count) => `${counted(count, 'deals')} moved`,
    },
  ),
  bulkCommand(moveDeal, {
    key: 'lost',
    label: 'Close as lost…',
    icon: <IconX size={15} />,
    danger: true,
    allows: ({ may }) => may.to.includes('closed_lost'),
    reason: { description: 'It stands in the history of each deal.', maxLength: 300 },
    input: ({ id, version }, lossReason) => ({ dealId: id, version, stage: 'closed_lost' as const, lossReason }),
    done: (count) => `${counted(count, 'deals')} closed as lost`,
    confirm: (deals) => ({
      title: `Close ${counted(deals.length, 'deals')} as lost?`,
      text: `${deals.map(({ name }) => name).join(', ')}. A closed deal stays closed.`,
      confirm: 'Close as lost',
    }),
  }),
];
