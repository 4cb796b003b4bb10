import { COACH_HOURS } from '@talent-os/contracts/chat/coach.js';

const HOUR_MS = 60 * 60_000;

/** When a thread that is not kept ends: so long after the last thing that was said in it. */
export const endOf = (lastMessageAt: Date): Date => new Date(lastMessageAt.getTime() + COACH_HOURS * HOUR_MS);

/** Whether it is over now; who goes on talking moves its end. */
export const isOver = (lastMessageAt: Date, now: Date): boolean => endOf(lastMessageAt) <= now;
