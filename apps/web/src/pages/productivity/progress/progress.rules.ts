import type { Output } from '@talent-os/contracts/define';
import type { getProgress } from '@talent-os/contracts/productivity/progress';
import { count, minutesText } from '@/lib/format';
import { scoreText } from '../goals/goal.rules';
import { dateFormat } from '@/lib/intl';

export type Week = Output<typeof getProgress>['weeks'][number];
export type Chart = {
  readonly title: string;
  readonly description: string;
  /** What a point is called. */
  readonly series: string;
  readonly kind: 'bars' | 'lines';
  readonly valueOf: (week: Week) => number | null;
  readonly text: (value: number) => string;
  /** Marks of the axis, where they are not those of what is counted. */
  readonly ticks?: readonly number[];
  /** How the axis writes a value, where it is not written as the point. */
  readonly mark?: (value: number) => string;
};

export const charts: readonly Chart[] = [
  {
    title: 'Focus',
    description: 'Minutes of focus sessions by week',
    series: 'Focus',
    kind: 'bars',
    valueOf: ({ focusMinutes }) => focusMinutes,
    text: minutesText,
    mark: (minutes) => `${count(minutes)} min`,
  },
  {
    title: 'Tasks done',
    description: 'By the week they were done in',
    series: 'Tasks done',
    kind: 'bars',
    valueOf: ({ tasksDone }) => tasksDone,
    text: count,
  },
  {
    title: 'Goal score',
    description: 'Mean of the goals that ran, by the last check-in of the week',
    series: 'Goal score',
    kind: 'lines',
    valueOf: ({ goalScore }) => goalScore,
    text: scoreText,
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
  },
];

/** Whether any week has something to draw. */
export const hasData = (weeks: readonly Week[]): boolean =>
  weeks.some((week) => week.focusMinutes > 0 || week.tasksDone > 0 || week.goalScore !== null);

const plainWeek = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
/** A week by its Monday: `Nov 16`. */
export const weekText = (week: string): string => dateFormat(plainWeek).format(new Date(`${week}T00:00:00Z`));
