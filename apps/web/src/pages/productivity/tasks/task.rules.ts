import { taskStates, type Priority, type TaskState } from '@talent-os/contracts/productivity/task-states';
import type { Task } from '@talent-os/contracts/productivity/tasks';
import type { BadgeVariant } from '@/ui/display/status-badge';

export const labelOf = (status: TaskState): string => taskStates[status].label;
export const isOpen = (status: TaskState): boolean => taskStates[status].open;

export const priorityVariants: Record<Priority, BadgeVariant> = {
  urgent: 'error',
  high: 'warning',
  normal: 'secondary',
  low: 'secondary',
};

export type DueKind = 'overdue' | 'today' | 'ahead';

/** How the day of an open task lies to today; nothing without a day and for what is over. */
export function dueKind({ due, status }: Pick<Task, 'due' | 'status'>, today: string): DueKind | undefined {
  if (!due || !isOpen(status)) return undefined;
  if (due === today) return 'today';
  return due < today ? 'overdue' : 'ahead';
}
