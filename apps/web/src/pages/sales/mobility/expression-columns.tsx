import { expressionStatuses } from '@talent-os/contracts/talent/mobility';
import { inWords } from '@talent-os/contracts/words';
import { badgeOf } from '@/ui/display/badges';
import { StatusBadge } from '@/ui/display/status-badge';
import type { RecordColumn } from '@/ui/list/record-columns';
import type { Expression } from './expression-row';

const labels = inWords(expressionStatuses);

/** What people look for among expressions of interest. */
export const expressionFilters = {
  status: { label: 'Status', choices: expressionStatuses.map((value) => ({ value, label: labels[value] })) },
};

/** What both sides see of an expression of interest. */
export const expressionColumns: readonly RecordColumn<Expression>[] = [
  { field: 'department', title: 'Department', stack: 'fact' },
  {
    field: 'status',
    title: 'Status',
    render: ({ status }) => <StatusBadge variant={badgeOf('interest expression', status)}>{status}</StatusBadge>,
    text: ({ status }) => labels[status],
    stack: 'badge',
  },
  { field: 'createdAt', title: 'Expressed', stack: 'fact' },
  { field: 'decidedAt', title: 'Decided' },
  { field: 'note', title: 'Note', optional: true },
  { field: 'reason', title: 'Reason', optional: true },
];
