import type { PublishedShift } from './claim/claim.rules.js';
import type { Shift } from './shift.entity.js';

/** What the events say of a shift. */
export const eventPayload = ({ id, department, date, startTime }: Shift) => ({
  shiftId: id,
  department,
  date,
  startTime,
});

/** What the rules look at of a shift. */
export const publishedOf = (shift: Shift): PublishedShift => ({
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
  date: shift.date,
  timezone: shift.timezone,
  requiredCredentials: shift.requiredCredentials,
  cancelled: shift.status === 'cancelled',
  publishedAt: shift.publishedAt ?? shift.createdAt,
});
