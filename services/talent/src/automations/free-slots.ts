import { contactPeople } from '@talent-os/contracts/identity/directory.js';
import { INTERVIEW_MINUTES, SOUGHT_DAYS } from '@talent-os/contracts/talent/automation-shapes.js';
import { MEETING_HOURS, MIN_SLOTS } from '@talent-os/contracts/talent/interview-states.js';
import type { Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { busyTimes } from '../interviews/busy.js';
import { freeTimes, proposedSlots } from '../scheduling/free.rules.js';
import { meetingsOf } from './subject.queries.js';

type Pair = { readonly userId: string; readonly interviewerId: string };

/**
 * Times both are free within the next two weeks, as the scheduling screen would propose them: by their own clocks, beside
 * interviews, shifts and leave. Nothing where there are not enough to choose from. The rest of today is left to them.
 */
export async function freeSlots(ctx: Ctx, pair: Pair): Promise<Date[]> {
  const begins = ctx.now.getTime() + DAY_MS;
  const within = { start: new Date(begins), end: new Date(begins + SOUGHT_DAYS * DAY_MS) };
  const [home, { people }, meetings, { busy }] = await Promise.all([
    timezoneOf(ctx),
    ctx.call(contactPeople, { ids: [pair.userId, pair.interviewerId] }),
    meetingsOf(ctx, pair, within),
    busyTimes(ctx, [pair.interviewerId], within),
  ]);
  const zoneOf = (id: string) => people.find((one) => one.id === id)?.timezone ?? home;
  const spans = meetings.map((one) => ({ ...one, start: new Date(one.start), end: new Date(one.end) }));
  const free = freeTimes({
    within,
    minutes: INTERVIEW_MINUTES,
    hours: [
      { timezone: zoneOf(pair.interviewerId), ...MEETING_HOURS.interviewer },
      { timezone: zoneOf(pair.userId), ...MEETING_HOURS.candidate },
    ],
    taken: [...spans.filter(({ room }) => room), ...busy],
    theirs: spans,
    now: ctx.now,
  });
  const slots = proposedSlots(free, INTERVIEW_MINUTES, home);
  return slots.length < MIN_SLOTS ? [] : slots;
}
