import { REST_HOURS } from '../healthcare/shifts-states.js';

/** What a week asks of people, as far as the product has rows about it. */
export const workloadFacts = {
  focusMinutes: { label: 'Focus time', unit: 'minutes', span: 'This week' },
  overdueTasks: { label: 'Overdue tasks', unit: 'count', span: 'Today' },
  tasksDone: { label: 'Tasks done', unit: 'count', span: 'This week' },
  shiftMinutes: { label: 'Hours on shift', unit: 'minutes', span: 'This week' },
  nightShifts: { label: 'Night shifts', unit: 'count', span: 'This week' },
  restBreaches: { label: `Rests under ${REST_HOURS.usual} hours`, unit: 'count', span: 'This week' },
} as const;
export type WorkloadFact = keyof typeof workloadFacts;
export const workloadFactKeys = Object.keys(workloadFacts) as [WorkloadFact, ...WorkloadFact[]];
