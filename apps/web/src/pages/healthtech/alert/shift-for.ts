import type { Alert, DayPart, Unit } from '@talent-os/contracts/healthcare/units';
import { daysFromToday } from '@/lib/today';

/** Twelve hours, as most hospitals work; both can be changed. */
const hours: Record<DayPart, { readonly startTime: string; readonly endTime: string }> = {
  day: { startTime: '07:00', endTime: '19:00' },
  night: { startTime: '19:00', endTime: '07:00' },
};

/** The shift that closes a gap of a unit, or one tomorrow; it needs what the unit's open shifts need. */
export const shiftFor = (
  { department, openShifts }: Pick<Unit, 'department' | 'openShifts'>,
  gap: Alert['gap'],
  now?: number,
) => ({
  department,
  date: gap?.date ?? daysFromToday(1, now),
  ...hours[gap?.part ?? 'day'],
  slots: gap?.missing ?? 1,
  requiredCredentials: [...(openShifts[0]?.requiredCredentials ?? [])],
});
