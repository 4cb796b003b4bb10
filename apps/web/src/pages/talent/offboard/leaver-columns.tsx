import type { Offboarding } from '@talent-os/contracts/talent/offboarding';
import { leavingTypes, offboardingStates, type OffboardingState } from '@talent-os/contracts/talent/offboarding-states';
import { day } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import { accessText, isLate } from './labels';

const variants: Record<OffboardingState, BadgeVariant> = {
  initiated: 'default',
  in_progress: 'warning',
  completed: 'success',
  cancelled: 'secondary',
};

/** Who leaves, and what they work as. */
export const leaverMain: MainColumn<Offboarding> = {
  field: 'employeeName',
  title: 'Person',
  under: ({ title, department }, { narrow }) => (narrow && department ? `${title} · ${department}` : title),
};

/** The columns of those who leave; their names are what the server sorts by. */
export const leaverColumns = (today: string): readonly RecordColumn<Offboarding>[] => [
  { field: 'department', title: 'Team' },
  {
    field: 'lastDay',
    title: 'Last day',
    stack: ({ lastDay }) => `Last day ${day(lastDay)}`,
  },
  { field: 'type', title: 'Type', render: ({ type }) => leavingTypes[type], text: true, stack: 'fact' },
  {
    field: 'tasks',
    title: 'Tasks',
    align: 'right',
    render: ({ tasks: { done, total } }) => `${done} of ${total}`,
    text: true,
    stack: ({ tasks: { done, total } }) => `${done} of ${total} tasks`,
  },
  {
    field: 'accessEndsAt',
    title: 'Access',
    render: (one, { momentOf }) => <Quiet late={isLate(one, today)}>{accessText(one, momentOf)}</Quiet>,
    stack: (one, { momentOf }) => accessText(one, momentOf),
  },
  {
    field: 'status',
    title: 'Status',
    render: ({ status }) => <StateBadge status={status} />,
    text: ({ status }) => offboardingStates[status],
    stack: 'badge',
  },
];

export const StateBadge = ({ status }: Pick<Offboarding, 'status'>) => (
  <StatusBadge variant={variants[status]}>{offboardingStates[status]}</StatusBadge>
);
