import { tasksCalled } from '@talent-os/contracts/figures/called';
import { listTasks } from '@talent-os/contracts/productivity/tasks';
import { useListFilters } from '../../../lib/use-list-filters';

const OPTIONS = { called: tasksCalled };
export const dueChoices = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Due today' },
  { value: 'week', label: 'Next 7 days' },
  { value: 'none', label: 'Without a day' },
] as const;

export type TaskFilters = ReturnType<typeof useTaskFilters>;

/** What people look for among their tasks, from the address; a state narrows the list only. */
export function useTaskFilters() {
  const { params, input } = useListFilters(listTasks, OPTIONS);
  const { status, ...within } = input;
  return { params, status, input: within, asList: params.get('as') === 'list' };
}
