import { priorities, taskStateKeys } from '@talent-os/contracts/productivity/task-states';
import { useMemo } from 'react';
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
  const { search } = params;
  const priority = priorities.find((one) => one === params.get('priority'));
  const due = dueChoices.find(({ value }) => value === params.get('due'))?.value;
  const status = taskStateKeys.find((one) => one === params.get('status'));
  const goalId = params.get('goal');
  const wanted = useMemo(
    () => ({
      ...(search && { search }),
      ...(priority && { priority }),
      ...(due && { due }),
      ...(goalId && { goalId }),
    }),
    [search, priority, due, goalId],
  );
  return { params, priority, due, status, goalId, wanted, asList: params.get('as') === 'list' };
}
