import { decoded } from '@talent-os/service-kit/reading/decoded';
import type { ReadTask } from '@talent-os/service-kit/reading/read-apart';
import { UnreadableFile } from '@talent-os/service-kit/reading/unreadable-file';
import { instantIn } from '@talent-os/service-kit/wall-clock';
import ICAL from 'ical.js';
import { mergedWithin, type BusySpan } from './spans.rules.js';

/** Repetitions of one appointment that are looked at, and times that one calendar takes, at most. */
const MOST_REPETITIONS = 10_000;
const MOST_SPANS = 2_000;
/** The longest appointment that began before the window and reaches into it, in days. */
const LONGEST_DAYS = 31;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The module that reads, for a process of its own. */
export const READER = new URL(import.meta.url);

export type ReadCalendar = { readonly busy: readonly { readonly start: string; readonly end: string }[] };

/** The times that the appointments of a calendar take, in a window. `told`: from, until, and the timezone of days. */
export async function readFile({ content, told = {} }: Pick<ReadTask, 'content' | 'told'>): Promise<ReadCalendar> {
  const { from = '', until = '', timezone = 'UTC' } = told;
  const window = { start: new Date(from), end: new Date(until) };
  const spans = busyIn(decoded(content), window, timezone);
  if (spans.length > MOST_SPANS) throw new UnreadableFile('large');
  return { busy: spans.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })) };
}

/** Times that the appointments of calendars take in a window, earliest first. Throws where it is no calendar. */
export function busyIn(text: string, window: BusySpan, timezone: string): BusySpan[] {
  const calendars = [ICAL.parse(text)].flat(1) as unknown[];
  const roots = (Array.isArray(calendars[0]) ? calendars : [calendars]) as [string, unknown[], unknown[]][];
  const spans = roots.flatMap((root) => {
    const calendar = new ICAL.Component(root);
    if (calendar.name !== 'vcalendar') throw new UnreadableFile('damaged');
    return calendar
      .getAllSubcomponents('vevent')
      .filter((one) => !one.hasProperty('recurrence-id'))
      .flatMap((one) => timesOf(new ICAL.Event(one), window, timezone));
  });
  return mergedWithin(spans, window);
}

function timesOf(event: ICAL.Event, window: BusySpan, timezone: string): BusySpan[] {
  if (!event.isRecurring()) return takesTime(event.component) ? spanOf(event.startDate, event.endDate, timezone) : [];
  const spans: BusySpan[] = [];
  const repetitions = event.iterator();
  const earliest = window.start.getTime() - LONGEST_DAYS * DAY_MS;
  for (let count = 0; count < MOST_REPETITIONS; count += 1) {
    const next = repetitions.next();
    if (!next) return spans;
    const begins = instantOf(next, timezone).getTime();
    if (begins >= window.end.getTime()) return spans;
    if (begins < earliest) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (takesTime(item.component)) spans.push(...spanOf(startDate, endDate, timezone));
  }
  throw new UnreadableFile('large');
}

/** What is cancelled, or marked as free, takes no time. */
const takesTime = (component: ICAL.Component): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() !== 'CANCELLED' &&
  String(component.getFirstPropertyValue('transp') ?? '').toUpperCase() !== 'TRANSPARENT';

function spanOf(start: ICAL.Time, end: ICAL.Time, timezone: string): BusySpan[] {
  const span = { start: instantOf(start, timezone), end: instantOf(end, timezone) };
  return span.start < span.end ? [span] : [];
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Days, and times that name no clocks, are by the clocks of the timezone; those that name unknown ones too. */
function instantOf(time: ICAL.Time, timezone: string): Date {
  const { zone } = time;
  if (!time.isDate && zone && zone !== ICAL.Timezone.localTimezone) return time.toJSDate();
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  const clock = time.isDate ? '00:00' : `${two(time.hour)}:${two(time.minute)}`;
  return instantIn(day, clock, zoneNamed(time) ?? timezone);
}

/** The clocks a time names, where they are known by that name. */
function zoneNamed(time: ICAL.Time): string | undefined {
  const { timezone } = time as ICAL.Time & { readonly timezone?: string | null };
  return timezone && Intl.supportedValuesOf('timeZone').includes(timezone) ? timezone : undefined;
}
