import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';

/** The calendar as people of an organization read it. */
export type Clock = {
  /** IANA. */
  readonly timezone: string;
  readonly today: Day;
  /** The day of an instant. */
  dayOf(instant: Date | string): Day;
  /** The instant at which a day begins. */
  startOf(day: Day): Date;
};

export const clockIn = (timezone: string, now: Date): Clock => ({
  timezone,
  today: dayIn(now, timezone),
  dayOf: (instant) => dayIn(new Date(instant), timezone),
  startOf: (day) => instantIn(day, '00:00', timezone),
});

/** The clock of the organization a context works in. */
export const clockOf = async (ctx: Ctx): Promise<Clock> => clockIn(await timezoneOf(ctx), ctx.now);
