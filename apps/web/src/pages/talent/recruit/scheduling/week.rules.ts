import type { Output } from '@talent-os/contracts/define';
import { MEETING_HOURS } from '@talent-os/contracts/talent/interview-states';
import { takenKindLabels, type getSchedulingWeek, type TakenSpan } from '@talent-os/contracts/talent/scheduling';
import { dateFormat } from '@/lib/intl';
import { shownAt } from '@/lib/local-time';
import { daysAfter } from '@/lib/today';

export type Week = Output<typeof getSchedulingWeek>;
type Times = { readonly start: string; readonly end: string };

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** Minutes between two slots people can choose. */
const STEP = 30;

const minutesOf = (dayAndTime: string): number =>
  Number(dayAndTime.slice(11, 13)) * 60 + Number(dayAndTime.slice(14, 16));

/** The part of a span that lies on a day, in minutes of the clock of a timezone; nothing where none does. */
export function partOn(day: string, { start, end }: Times, timeZone: string): readonly [number, number] | undefined {
  const [from, until] = [start, end].map((instant) => shownAt(Date.parse(instant), timeZone)) as [string, string];
  if (from.slice(0, 10) > day || until.slice(0, 10) < day) return undefined;
  const begins = from.slice(0, 10) < day ? 0 : minutesOf(from);
  const ends = until.slice(0, 10) > day ? DAY_MINUTES : minutesOf(until);
  return begins < ends ? [begins, ends] : undefined;
}

const hourOf = (time: string) => Number(time.slice(0, 2));

/** The hours a week is drawn for: those people meet in, with an hour around them, and those of every interview and free time. */
export function hoursOf({ days, taken, free, timezone }: Week): readonly number[] {
  const { from, until } = MEETING_HOURS.interviewer;
  const shown = [...taken.filter(({ kind }) => kind === 'interview'), ...free];
  const parts = days.flatMap((day) => shown.flatMap((span) => partOn(day, span, timezone) ?? []));
  const first = Math.min(hourOf(from) - 1, ...parts.map((minutes) => Math.floor(minutes / 60)));
  const last = Math.max(hourOf(until) + 1, ...parts.map((minutes) => Math.ceil(minutes / 60)));
  return Array.from({ length: last - first }, (_, index) => first + index);
}

export type Slot = { readonly start: string; readonly day: string };

/** Every slot of a week in which everybody is free, every half an hour, by the day the organization's clocks show. */
export const slotsOf = ({ free, timezone }: Pick<Week, 'free' | 'timezone'>, minutes: number): Slot[] =>
  free.flatMap(({ start, end }) => {
    const [from, until] = [Date.parse(start), Date.parse(end)];
    const count = Math.floor((until - from - minutes * MINUTE_MS) / (STEP * MINUTE_MS)) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => {
      const at = from + index * STEP * MINUTE_MS;
      return { start: new Date(at).toISOString(), day: shownAt(at, timezone).slice(0, 10) };
    });
  });

/** Whether a slot shares time with another one that was chosen. */
export const overlapsChosen = (slot: string, chosen: readonly string[], minutes: number): boolean =>
  chosen.some((other) => other !== slot && Math.abs(Date.parse(other) - Date.parse(slot)) < minutes * MINUTE_MS);

/** What is taken of one lane of a day. */
export const laneOf = ({ taken, timezone }: Week, userId: string, day: string) =>
  taken
    .filter((span) => span.userId === userId)
    .flatMap((span) => {
      const part = partOn(day, span, timezone);
      return part ? [{ span, part }] : [];
    });

/** `Phoenix`, of `America/Phoenix`. */
export const cityOf = (timezone: string): string => timezone.split('/').at(-1)!.replaceAll('_', ' ');

export const timeIn = (instant: string, timeZone: string): string =>
  dateFormat({ timeStyle: 'short', timeZone }).format(new Date(instant));

/** `Wed, Nov 18`. */
export const dayName = (day: string): string =>
  dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `Nov 16 – 22`. */
export const weekName = (monday: string): string =>
  dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(`${monday}T00:00:00Z`),
    new Date(`${daysAfter(monday, 6)}T00:00:00Z`),
  );

/** What a block says: whom an interview is with, where the reader may know. */
export const blockText = ({ kind, personName }: Pick<TakenSpan, 'kind' | 'personName'>): string =>
  personName ?? takenKindLabels[kind];
