import { addDays, type Day } from './calendar.js';

/** On days, or from an instant to another; where both are one, at that instant. */
type EventTime = { readonly day: Day; readonly lastDay?: Day } | { readonly from: Date; readonly to: Date };

/** One event of a calendar. */
export type CalendarEvent = EventTime & {
  /** The same for the same thing in every export, so that calendars update what they have. */
  readonly uid: string;
  readonly summary: string;
  readonly description?: string | undefined;
  /** 1 is the highest, 9 the lowest (RFC 5545, 3.8.1.9). */
  readonly priority?: number | undefined;
  readonly location?: string | undefined;
  /** Waits for somebody's word. */
  readonly tentative?: boolean | undefined;
  /** Counts changes of the thing. */
  readonly sequence: number;
  /** Repeats every week up to and including this day. */
  readonly weeklyUntil?: Day | undefined;
};

/** Octets of a line without its break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/**
 * Text as a property value: backslash, semicolon and comma escaped, line breaks of every kind as `\n`, other controls left out
 * (3.3.11). Programs that read line by line take U+2028 and its like for the end of one.
 */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** A content line, broken before it passes 75 octets and never inside a character; the rest follows after a space. */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

const compact = (day: Day) => day.replaceAll('-', '');
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const timeLines = (event: EventTime): string[] => {
  if ('day' in event)
    return [
      `DTSTART;VALUE=DATE:${compact(event.day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(event.lastDay ?? event.day, 1))}`,
    ];
  return [`DTSTART:${utc(event.from)}`, ...(event.to > event.from ? [`DTEND:${utc(event.to)}`] : [])];
};

/** What has its time takes it; what is due on a day leaves the day free. */
const transparency = (event: EventTime) => ('from' in event && event.to > event.from ? 'OPAQUE' : 'TRANSPARENT');

const linesOf = (event: CalendarEvent, stamp: string, more: readonly string[] = []): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp}`,
  `SEQUENCE:${event.sequence}`,
  ...timeLines(event),
  ...(event.weeklyUntil ? [`RRULE:FREQ=WEEKLY;UNTIL=${compact(event.weeklyUntil)}`] : []),
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  ...(event.tentative ? ['STATUS:TENTATIVE'] : []),
  ...(event.priority ? [`PRIORITY:${event.priority}`] : []),
  `TRANSP:${transparency(event)}`,
  ...more,
  'END:VEVENT',
];

type Method = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** A file after RFC 5545: lines folded and ended by CRLF. */
const fileOf = (method: Method, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Talent OS//Productivity//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** A calendar with everything in it. */
export const calendarOf = (name: string, events: readonly CalendarEvent[], now: Date): string =>
  fileOf('PUBLISH', [`X-WR-CALNAME:${escaped(name)}`, ...events.flatMap((event) => linesOf(event, utc(now)))]);

/** Who asks to something, and who is asked, by their mail addresses. */
type Asked = { readonly organizer: string; readonly attendee: string };

/** One invitation, or its being taken back (RFC 5546): calendars put the event in its place, or out of it. */
export const invitationOf = (
  method: 'REQUEST' | 'CANCEL',
  event: CalendarEvent,
  { organizer, attendee }: Asked,
  now: Date,
): string =>
  fileOf(
    method,
    linesOf(event, utc(now), [
      `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
      `ORGANIZER:mailto:${organizer}`,
      `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${attendee}`,
    ]),
  );
