import type { Shift } from './shift.entity.js';

/** What the events say of a shift. */
export const factOf = ({ id, department, date, startTime }: Shift) => ({ shiftId: id, department, date, startTime });
