import { useMe } from './session';
import { todayIn } from './today';

/** The day the calendars of the organization show: `2026-11-20`. */
export const useToday = (): string => todayIn(useMe().organization.timezone);
