import type { Module } from '@talent-os/contracts';
import { CALENDAR_DAYS, type CalendarEntry } from '@talent-os/contracts/calendar/shapes.js';
import { listHealthcareCalendar } from '@talent-os/contracts/healthcare/calendar.js';
import { listTalentCalendar } from '@talent-os/contracts/talent/calendar.js';
import type { Ctx } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { isSwitchedOn } from '@talent-os/service-kit/people/switched-on';
import type { CalendarEvent } from '@talent-os/service-kit/ics';

/** Who says what stands in a calendar beside tasks and check-ins, and in which module. */
const elsewhere: readonly (readonly [Module, typeof listHealthcareCalendar | typeof listTalentCalendar])[] = [
  ['health-tech', listHealthcareCalendar],
  ['talent', listTalentCalendar],
];

/**
 * What the other services say of a person's calendar. Where one is away, nothing is answered: programs that subscribe keep
 * what they have and ask again, and would otherwise take away what is only not known.
 */
export async function gatherCalendar(ctx: Ctx, userId: string): Promise<CalendarEvent[]> {
  const from = daysBefore(ctx.now, CALENDAR_DAYS.back).toISOString();
  const until = daysBefore(ctx.now, -CALENDAR_DAYS.ahead).toISOString();
  const found = await Promise.all(
    elsewhere.map(async ([module, operation]) =>
      (await isSwitchedOn(ctx, module)) ? (await ctx.call(operation, { userId, from, until })).items : [],
    ),
  );
  return found.flat().map(eventOf);
}

const eventOf = ({ id, title, at, on, location, tentative, version }: CalendarEntry): CalendarEvent => ({
  uid: `${id}@talent-os`,
  ...(at ? { from: new Date(at.start), to: new Date(at.end) } : { day: on!.firstDay, lastDay: on!.lastDay }),
  summary: title,
  location,
  tentative,
  sequence: version,
});
