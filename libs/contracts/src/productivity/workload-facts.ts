/** What a week asks of people, as far as the product has rows about it. */
export const workloadFacts = {
  focusMinutes: { label: 'Focus time', unit: 'minutes', span: 'This week' },
  overdueTasks: { label: 'Overdue tasks', unit: 'count', span: 'Today' },
  tasksDone: { label: 'Tasks done', unit: 'count', span: 'This week' },
} as const;
export type WorkloadFact = keyof typeof workloadFacts;
export const workloadFactKeys = Object.keys(workloadFacts) as [WorkloadFact, ...WorkloadFact[]];
