import { daysAfter } from '@/lib/today';

/** Days a month has on average. */
const MONTH_DAYS = 365.25 / 12;

/** The day on which so many levels are reached at a pace in levels a month; nothing where there is no pace. */
export const readyOn = (today: string, missing: number, pace: number): string | undefined =>
  pace > 0 ? daysAfter(today, Math.ceil((missing / pace) * MONTH_DAYS)) : undefined;
