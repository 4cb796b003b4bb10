import type { Output } from '@talent-os/contracts/define';
import type { myEducation } from '@talent-os/contracts/healthcare/education';
import { counted } from '@/lib/counted';
import { ownEducationFigures } from '@talent-os/contracts/figures/healthcare';
import { behind } from '@/ui/figures/behind';
import { count, decimal } from '@/lib/format';
import type { Stat } from '@/ui/figures/stats';

/** The figures of the screen. */
export function figuresOf(mine: Output<typeof myEducation>): readonly Stat[] {
  const { earned, courses } = ownEducationFigures(mine);
  return [
    {
      ...behind(earned),
      value: `${mine.ceuProgress}%`,
      note: `${decimal(mine.ceuEarned)} of ${decimal(mine.ceuRequired)} contact hours`,
    },
    { ...behind(courses), value: count(mine.coursesCompleted), note: 'In this cycle' },
    {
      ...behind(earned),
      label: 'Time Remaining',
      value: counted(mine.daysRemaining, 'days'),
      note: 'Until the cycle ends',
      how: 'Days until the last day of your cycle',
    },
  ];
}

/** Percent of the hours required, at most 100; 100 where none are. */
export const percentOf = (earned: number, required: number): number =>
  required > 0 ? Math.min(100, Math.round((earned / required) * 100)) : 100;
