import { REMINDER_DAYS } from '@talent-os/contracts/healthcare/credentials.js';
import type { Day } from '@talent-os/service-kit/calendar';
import * as reminders from '@talent-os/service-kit/reminders';

/** Stands for the notice that a credential has expired, beside the days of the reminders. */
export const EXPIRED = reminders.OVER;

const NOTICES: readonly number[] = [...REMINDER_DAYS, EXPIRED];

/** The notice to give on a day (UTC), unless it or a later one was given for this date already. */
export const noticeDue = (expirationDate: Day, told: number | null, today: Day) =>
  reminders.noticeDue(NOTICES, expirationDate, told, today);

/** The day of the next notice after the one told; nothing once the expiry has been told. */
export const nextNoticeOn = (expirationDate: Day, told: number | null) =>
  reminders.nextNoticeOn(NOTICES, expirationDate, told);
