import { priorityLabels, type Priority } from '@talent-os/contracts/productivity/task-states';
import type { Task } from '@talent-os/contracts/productivity/tasks';

/** A task as the form holds it: nothing chosen is an empty text. */
export type TaskValues = {
  title: string;
  notes: string;
  due: string;
  priority: Priority;
  goalId: string | null;
};

export const priorityOptions = Object.entries(priorityLabels).map(([value, label]) => ({ value, label }));

export const emptyTask = (): TaskValues => ({ title: '', notes: '', due: '', priority: 'normal', goalId: null });

export const valuesOf = ({ title, notes, due, priority, goalId }: Task): TaskValues => ({
  title,
  notes: notes ?? '',
  due: due ?? '',
  priority,
  goalId,
});

/** What the operations take for these facts. */
export const factsOf = ({ title, notes, due, priority, goalId }: TaskValues) => ({
  title,
  notes: notes.trim() || null,
  due: due || null,
  priority,
  goalId: goalId || null,
});
