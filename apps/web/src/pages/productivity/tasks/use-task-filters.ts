import { priorities, taskStateKeys } from '@talent-os/contracts/productivity/task-states';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'priority', 'due', 'status', 'goal'] as const;
export const dueChoices = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Due today' },
  { value: 'week', label: 'Next 7 days' },
  { value: 'none', label: 'Without a day' },
] as const;

export type TaskFilters = ReturnType<typeof useTaskFilters>;

/** What people look for among their tasks, from the address, and the same as the operations take it. */
export function useTaskFilters() {
  const params = useListBeside(FILTERS);
  const { search, get, oneOf } = params;
  const due = dueChoices.find(({ value }) => value === get('due'))?.value;
  const input = { search, priority: oneOf('priority', priorities), due, goalId: get('goal') };
  return { params, status: oneOf('status', taskStateKeys), input, asList: get('as') === 'list' };
}
