import type { DevelopmentPlan } from '@talent-os/contracts/talent/development-plans';
import { developmentStates } from '@talent-os/contracts/talent/development-states';
import { PlanBadge } from '@/features/development/plan-states';
import { day } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';

/** Whose plan it is, and what they work as. */
export const planMain: MainColumn<DevelopmentPlan> = {
  field: 'employeeName',
  title: 'Person',
  under: ({ title, department }, { narrow }) => (narrow ? `${title} · ${department}` : title),
};

/** The columns of plans; their names are what the server sorts by. */
export const planColumns = (today: string): readonly RecordColumn<DevelopmentPlan>[] => [
  { field: 'department', title: 'Team' },
  {
    field: 'items',
    title: 'Items',
    align: 'right',
    render: ({ items: { done, total } }) => `${done} of ${total}`,
    text: true,
    stack: ({ items: { done, total } }) => `${done} of ${total} items`,
  },
  {
    field: 'nextDueOn',
    title: 'Next due',
    render: ({ nextDueOn }) => nextDueOn && <Quiet late={nextDueOn < today}>{day(nextDueOn)}</Quiet>,
    text: ({ nextDueOn }) => (nextDueOn ? day(nextDueOn) : ''),
    stack: ({ nextDueOn }) => (nextDueOn ? `Due ${day(nextDueOn)}` : 'Nothing open'),
  },
  { field: 'endsOn', title: 'Ends', render: ({ endsOn }) => day(endsOn), text: true },
  { field: 'managerName', title: 'Manager', optional: true },
  {
    field: 'status',
    title: 'Status',
    render: ({ status }) => <PlanBadge status={status} />,
    text: ({ status }) => developmentStates[status],
    stack: 'badge',
  },
];
