import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday } from '@talent-os/testing';

/** A day so many days from today, where the people of these tests work. */
export const daysFromNow = (days: number) => addDays(demoToday(), days);
