import { AVAILABILITY_DAYS } from '@talent-os/contracts/talent/availability.js';
import { daysBefore } from '@talent-os/service-kit/calendar';

/** What was said of it is so old that it is asked about again. */
export const isStale = (confirmedAt: Date, now: Date): boolean => confirmedAt < daysBefore(now, AVAILABILITY_DAYS);
