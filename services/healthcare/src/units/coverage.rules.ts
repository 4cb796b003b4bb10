import type { Coverage } from '@talent-os/contracts/healthcare/units.js';
import { dayParts } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { DayPart } from '@talent-os/contracts/healthcare/units.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { partOf } from '../shifts/own/availability.rules.js';

/** What of a shift counts for coverage. */
export type ShiftStaffing = {
  readonly date: Day;
  readonly startTime: string;
  readonly slots: number;
  readonly confirmed: number;
  readonly pending: number;
};
type RequiredHours = { readonly requiredDay: number; readonly requiredNight: number };

/** The kind of a shift by when it begins. */
export const dayPartOf = ({ date, startTime }: Pick<ShiftStaffing, 'date' | 'startTime'>): DayPart =>
  partOf(date, startTime).endsWith('-day') ? 'day' : 'night';

/** People a unit needs for a kind of shift. */
const requiredFor = ({ requiredDay, requiredNight }: RequiredHours, part: DayPart): number =>
  part === 'day' ? requiredDay : requiredNight;

/** Slots nobody has. */
export const freeOf = ({ slots, confirmed, pending }: Pick<ShiftStaffing, 'slots' | 'confirmed' | 'pending'>): number =>
  Math.max(0, slots - confirmed - pending);

/** Staff of each kind of shift of a day against what the unit needs. A claim that waits covers nothing yet. */
export function coverageOf(unit: RequiredHours, date: Day, shifts: readonly ShiftStaffing[]): Coverage {
  const ofDay = shifts.filter((shift) => shift.date === date);
  const parts = dayParts.map((part) => {
    const ofPart = ofDay.filter((shift) => dayPartOf(shift) === part);
    const sum = (count: (shift: ShiftStaffing) => number) => ofPart.reduce((total, shift) => total + count(shift), 0);
    const required = requiredFor(unit, part);
    const confirmed = sum((shift) => shift.confirmed);
    const missing = Math.max(0, required - confirmed);
    return { part, required, confirmed, pending: sum((shift) => shift.pending), free: sum(freeOf), missing };
  });
  return { date, parts };
}
