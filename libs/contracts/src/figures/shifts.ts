import type { Output } from '../define.js';
import { OVERTIME_HOURS } from '../healthcare/shifts-states.js';
import { claimableShifts, myShifts, mySchedule, type ScheduledShift } from '../healthcare/shifts.js';
import { figureTable, rowsOf, sumOf, type FigureRows } from './figure.js';

const SHIFTS = '/healthcare/professional/shifts';

type ScheduleRows = Parameters<typeof rowsOf<typeof mySchedule>>[1];
const schedule = (show: 'week' | 'nextWeek', sum: ScheduleRows['sum']): readonly FigureRows[] => [
  rowsOf(mySchedule, { screen: SHIFTS, filter: { show }, sum }),
];
const hours = ({ items }: { readonly items: readonly ScheduledShift[] }) => sumOf(items, (shift) => shift.hours);
const HOURS = 'The hours of your confirmed shifts that begin in the week';

export const overtimeRows = schedule('week', (list) => Math.max(0, hours(list) - OVERTIME_HOURS));

export const ownShiftFigures = (mine: Output<typeof myShifts> | undefined) => ({
  thisWeek: {
    label: 'This Week',
    scope: 'your shifts',
    value: mine?.thisWeekShifts,
    how: HOURS,
    rows: schedule('week', ({ items }) => items.length),
  },
  nextWeek: {
    label: 'Next Week',
    scope: 'your shifts',
    value: mine?.nextWeekShifts,
    how: HOURS,
    rows: schedule('nextWeek', ({ items }) => items.length),
  },
  available: {
    label: 'Available',
    scope: 'slots you may claim',
    value: mine?.availableSlots,
    how: 'The free slots of the shifts you may claim in the next 14 days',
    rows: [
      rowsOf(claimableShifts, {
        screen: SHIFTS,
        view: { view: 'open' },
        sum: ({ items }) => sumOf(items, ({ free }) => free),
      }),
    ],
  },
  overtime: {
    label: 'Overtime',
    scope: 'your shifts this week',
    value: mine?.overtimeHours,
    how: `The hours of your confirmed shifts this week beyond ${OVERTIME_HOURS}`,
    rows: overtimeRows,
  },
});
export const shiftFigures = figureTable(myShifts, ownShiftFigures);
