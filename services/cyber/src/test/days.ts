import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday } from '@talent-os/testing';

/** A day (UTC) so many days from today. */
export const daysFromNow = (days: number) => addDays(demoToday('sentinel'), days);
