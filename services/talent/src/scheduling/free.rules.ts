import { BUFFER_MINUTES, MIN_SLOTS } from '@talent-os/contracts/talent/interview-states.js';
import { addDays, DAY_MS, minutesAfter, type Day } from '@talent-os/service-kit/calendar';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import { overlap, spanOf, withBuffer, type Span } from '../interviews/interview.rules.js';

/** Between which times of the clocks of a timezone somebody meets others. */
export type Hours = { readonly timezone: string; readonly from: string; readonly until: string };

const MINUTE_MS = 60_000;
/** Slots begin on these minutes: the clocks of every timezone are set on quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
const WORKING_DAYS = [1, 2, 3, 4, 5];

const isWorkingDay = (day: Day): boolean => WORKING_DAYS.includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The days the calendars of a timezone show within a span. */
function daysWithin({ start, end }: Span, timezone: string): Day[] {
  const [first, last] = [dayIn(start, timezone), dayIn(new Date(end.getTime() - 1), timezone)];
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The hours of one person within a span. */
const openTo = (within: Span, { timezone, from, until }: Hours): Span[] =>
  daysWithin(within, timezone)
    .filter(isWorkingDay)
    .map((day) => ({ start: instantIn(day, from, timezone), end: instantIn(day, until, timezone) }));

/** What two lists of spans share. */
export const common = (these: readonly Span[], those: readonly Span[]): Span[] =>
  these.flatMap((one) => those.filter((other) => overlap(one, other)).map((other) => shared(one, other)));

const shared = (one: Span, other: Span): Span => ({
  start: one.start > other.start ? one.start : other.start,
  end: one.end < other.end ? one.end : other.end,
});

/** What is left of a span without others. */
function without(span: Span, taken: readonly Span[]): Span[] {
  let left = [span];
  for (const { start, end } of taken)
    left = left.flatMap((one) =>
      overlap(one, { start, end })
        ? [
            { start: one.start, end: start },
            { start: end, end: one.end },
          ].filter((part) => part.start < part.end)
        : [one],
    );
  return left;
}

export type Meeting = {
  /** Where a time is looked for. */
  readonly within: Span;
  readonly minutes: number;
  /** Of everybody in it. */
  readonly hours: readonly Hours[];
  /** What takes the time of who holds it: they need time before and after it. */
  readonly taken: readonly Span[];
  /** What takes the time of who is interviewed. */
  readonly theirs: readonly Span[];
  readonly now: Date;
};

/** When everybody is free for as long as the meeting takes, earliest first. */
export function freeTimes({ within, minutes, hours, taken, theirs, now }: Meeting): Span[] {
  const open = hours.map((one) => openTo(within, one)).reduce(common, [within]);
  const kept = [...taken.map(withBuffer), ...theirs];
  return open
    .flatMap((span) => without(span, kept))
    .map((span) => ({ ...span, start: onQuarter(span.start > now ? span.start : minutesAfter(now, BUFFER_MINUTES)) }))
    .filter((span) => span.end.getTime() - span.start.getTime() >= minutes * MINUTE_MS)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
}

const onQuarter = (at: Date): Date => new Date(Math.ceil(at.getTime() / QUARTER_MS) * QUARTER_MS);

/** Slots within free times: the earliest of each day first, then the next ones of each, until there are enough to offer. */
export function proposedSlots(free: readonly Span[], minutes: number, timezone: string): Date[] {
  const byDay = Map.groupBy(
    free.flatMap((span) => slotsWithin(span, minutes)),
    (slot) => dayIn(slot, timezone),
  );
  const longest = Math.max(0, ...[...byDay.values()].map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    [...byDay.values()].flatMap((slots) => slots[turn] ?? []),
  );
  return inTurn
    .flat()
    .slice(0, MIN_SLOTS)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

/** Slots of a free time that do not overlap each other. */
function slotsWithin({ start, end }: Span, minutes: number): Date[] {
  const count = Math.floor((end.getTime() - start.getTime()) / (minutes * MINUTE_MS));
  return Array.from({ length: count }, (_, index) => spanOf(start, minutes * index).end);
}
