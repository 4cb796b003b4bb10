import type { Output } from '@talent-os/contracts/define';
import type { myShifts } from '@talent-os/contracts/healthcare/shifts';
import { OFFERED_DAYS } from '@talent-os/contracts/healthcare/shifts-states';
import { count, decimal } from '../../../lib/format';
import { counted } from '../../../lib/counted';
import type { Stat } from '../../../ui/stats';

/** The four figures of the screen. */
export function figuresOf(mine: Output<typeof myShifts>): readonly Stat[] {
  const { thisWeekHours, thisWeekShifts, nextWeekHours, nextWeekShifts, availableSlots, overtimeHours } = mine;
  return [
    { label: 'This Week', value: `${decimal(thisWeekHours)} h`, note: counted(thisWeekShifts, 'shifts') },
    { label: 'Next Week', value: `${decimal(nextWeekHours)} h`, note: counted(nextWeekShifts, 'shifts') },
    {
      label: 'Available',
      value: count(availableSlots),
      note: `Free slots, next ${OFFERED_DAYS} days`,
      to: '/healthcare/professional/shifts?view=open',
    },
    { label: 'Overtime', value: `${decimal(overtimeHours)} h`, note: 'This week' },
  ];
}
