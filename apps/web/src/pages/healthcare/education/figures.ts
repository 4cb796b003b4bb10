import type { Output } from '@talent-os/contracts/define';
import type { myEducation } from '@talent-os/contracts/healthcare/education';
import { counted } from '../../../lib/counted';
import { count, decimal } from '../../../lib/format';
import type { Stat } from '../../../ui/stats';

/** The figures of the screen. */
export const figuresOf = (mine: Output<typeof myEducation>): readonly Stat[] => [
  {
    label: 'CEU Progress',
    value: `${mine.ceuProgress}%`,
    note: `${decimal(mine.ceuEarned)} of ${decimal(mine.ceuRequired)} contact hours`,
  },
  { label: 'Courses Completed', value: count(mine.coursesCompleted), note: 'In this cycle' },
  {
    label: 'Time Remaining',
    value: counted(mine.daysRemaining, 'days'),
    note: 'Until the cycle ends',
  },
];

/** `2 h 30 min`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** Percent of the hours required, at most 100; 100 where none are. */
export const percentOf = (earned: number, required: number): number =>
  required > 0 ? Math.min(100, Math.round((earned / required) * 100)) : 100;
