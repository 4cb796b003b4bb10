import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday } from '@talent-os/testing/demo-today';

/** A day so many days from today, as it is at Meridian. */
export const dayFromNow = (days: number): string => addDays(demoToday(), days);

/** A name no other test has. */
export const unique = (name: string): string => `${name} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;
