import type { Output } from '@talent-os/contracts/define';
import type { myShifts } from '@talent-os/contracts/healthcare/shifts';
import { OFFERED_DAYS } from '@talent-os/contracts/healthcare/shifts-states';
import { ownShiftFigures } from '@talent-os/contracts/figures/shifts';
import { behind } from '@/ui/figures/behind';
import { count, decimal } from '@/lib/format';
import { counted } from '@/lib/counted';
import type { Stat } from '@/ui/figures/stats';

/** The four figures of the screen. */
export function figuresOf(mine: Output<typeof myShifts>): readonly Stat[] {
  const { thisWeek, nextWeek, available, overtime } = ownShiftFigures(mine);
  const { thisWeekHours, thisWeekShifts, nextWeekHours, nextWeekShifts, availableSlots, overtimeHours } = mine;
  return [
    { ...behind(thisWeek), value: `${decimal(thisWeekHours)} h`, note: counted(thisWeekShifts, 'shifts') },
    { ...behind(nextWeek), value: `${decimal(nextWeekHours)} h`, note: counted(nextWeekShifts, 'shifts') },
    { ...behind(available), value: count(availableSlots), note: `Free slots, next ${OFFERED_DAYS} days` },
    { ...behind(overtime), value: `${decimal(overtimeHours)} h`, note: 'This week' },
  ];
}
