import { instantIn } from '@talent-os/service-kit/wall-clock';

const CLOCK =
  /\b(?:at |from |by |until )?(?:(\d{1,2}):(\d\d) ?(am|pm)?|(\d{1,2}) ?(am|pm)\b|(noon|midnight))|\bat (\d{1,2})\b(?! ?(?:%|percent|days?|weeks?|k\b))/gi;

/** `7 to 19`, `from 9 until 5 pm`: two hours of a day. */
const RANGE =
  /\b(\d{1,2})(?::(\d\d))? ?(am|pm)? ?(?:to|till|until|[-–]) ?(\d{1,2})(?::(\d\d))? ?(am|pm)?\b(?! ?(?:%|percent|days?|weeks?|people|k\b))/i;
function rangeIn(text: string): Clock[] {
  const found = RANGE.exec(text);
  if (!found) return [];
  const [said, from, minutes, half, until, more, halfOfUntil] = found;
  const hour = (at: string, part: string | undefined) =>
    part === undefined ? Number(at) : (Number(at) % 12) + (part.toLowerCase() === 'pm' ? 12 : 0);
  const hours = [hour(from!, half), hour(until!, halfOfUntil)];
  if (hours.some((one) => one > 24)) return [];
  const place = { start: found.index, end: found.index + said.length };
  return [minutes, more].map((rest, at) => ({
    time: `${String(hours[at]! % 24).padStart(2, '0')}:${rest ?? '00'}`,
    ...place,
  }));
}

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = String.raw`(\d{1,2}|${HOURS.join('|')})`;
const O_CLOCK = String.raw` ?o'?clock`;
/** `Ten in the evening`, `3 o'clock`: hours as people speak of them. */
const SPOKEN = new RegExp(
  String.raw`\b${HOUR}(?:${O_CLOCK})?(?: in the (morning|afternoon|evening)| at (night))\b|\b${HOUR}${O_CLOCK}`,
  'gi',
);
const spokenIn = (text: string): Clock[] =>
  [...text.matchAll(SPOKEN)].flatMap((match): Clock[] => {
    const [said, named, part, night, bare] = match;
    const word = (named ?? bare)!.toLowerCase();
    const hour = HOURS.includes(word) ? HOURS.indexOf(word) + 1 : Number(word);
    const half = (part ?? night)?.toLowerCase();
    const isLate = half === undefined ? hour < 7 : half === 'night' ? hour > 5 && hour < 12 : half !== 'morning';
    const at = half === 'night' && hour === 12 ? 0 : isLate && hour < 12 ? hour + 12 : hour;
    if (hour < 1 || at > 23) return [];
    return [{ time: `${String(at).padStart(2, '0')}:00`, start: match.index, end: match.index + said.length }];
  });

export type Clock = { readonly time: string; readonly start: number; readonly end: number };

/** Times of day in a text, as `09:30`, in its order. `at 9` is in the morning, `at 2` in the afternoon. */
export function clocksIn(text: string): Clock[] {
  const range = rangeIn(text);
  if (range.length > 0) return range;
  const spoken = spokenIn(text);
  const written = [...text.matchAll(CLOCK)].flatMap((match): Clock[] => {
    const [said, full, minutes, halfOfFull, hour, half, word, bare] = match;
    const at = Number(full ?? hour ?? bare ?? (word?.toLowerCase() === 'noon' ? 12 : 0));
    const part = (halfOfFull ?? half)?.toLowerCase();
    const hours =
      part === 'pm' ? (at % 12) + 12 : part === 'am' ? at % 12 : bare !== undefined && at > 0 && at < 7 ? at + 12 : at;
    if (hours > 23) return [];
    const time = `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`;
    return [{ time, start: match.index, end: match.index + said.length }];
  });
  const free = written.filter(({ start, end }) => !spoken.some((one) => one.start < end && start < one.end));
  return [...spoken, ...free].toSorted((one, other) => one.start - other.start);
}

const LATER = /\bin (\d+|an?|half an) (hour|minute)s?\b/i;

/** The moment a text names, as UTC: a day with a time, or `in two hours`; a day alone begins at nine. */
export function momentIn(text: string, day: string | undefined, now: Date, timezone: string): string | undefined {
  const later = LATER.exec(text);
  if (later) {
    const count = /half/i.test(later[1]!) ? 0.5 : /^an?$/i.test(later[1]!) ? 1 : Number(later[1]);
    return new Date(now.getTime() + count * (/hour/i.test(later[2]!) ? 3_600_000 : 60_000)).toISOString();
  }
  const [clock] = clocksIn(text);
  return day === undefined ? undefined : instantIn(day, clock?.time ?? '09:00', timezone).toISOString();
}
