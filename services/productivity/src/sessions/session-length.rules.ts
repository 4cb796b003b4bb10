import { MOST_FOCUS_MINUTES } from '@talent-os/contracts/productivity/focus.js';

const MINUTE_MS = 60_000;

/** Whole minutes of a session that has ended; one whose timer was left running counts for the most there is. */
export const minutesBetween = (startedAt: Date, endedAt: Date): number =>
  Math.min(MOST_FOCUS_MINUTES, Math.max(0, Math.floor((endedAt.getTime() - startedAt.getTime()) / MINUTE_MS)));

/** When a session ends that is stopped now: no later than the most it can count for. */
export const endOf = (startedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), startedAt.getTime() + MOST_FOCUS_MINUTES * MINUTE_MS));
