import { addDays, dayOf } from '@talent-os/service-kit/calendar';

/** A day (UTC) so many days from today. */
export const daysFromNow = (days: number) => addDays(dayOf(new Date()), days);
