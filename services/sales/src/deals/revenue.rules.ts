import { addDays, type Day } from '@talent-os/service-kit/calendar';

/** Revenue of a territory counts what its accounts of today brought in the last 365 days. */
export const revenueSince = (today: Day) => addDays(today, -365);
