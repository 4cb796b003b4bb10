/** States of a task, in the order of the board. */
export const taskStates = {
  todo: { label: 'To do', open: true },
  in_progress: { label: 'In progress', open: true },
  done: { label: 'Done', open: false },
  cancelled: { label: 'Cancelled', open: false },
} as const;

export type TaskState = keyof typeof taskStates;
export const taskStateKeys = Object.keys(taskStates) as [TaskState, ...TaskState[]];
export const openTaskStates = taskStateKeys.filter((state) => taskStates[state].open);

export const priorities = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = (typeof priorities)[number];
export const priorityLabels: Record<Priority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

/** Where a task comes from. */
export const taskSources = ['manual', 'chat', 'journey', 'insight'] as const;
export type TaskSource = (typeof taskSources)[number];
export const taskSourceLabels: Record<TaskSource, string> = {
  manual: 'Added by hand',
  chat: 'Assistant',
  journey: 'Journey',
  insight: 'Insight',
};
