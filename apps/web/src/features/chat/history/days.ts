import { DAY_MS } from '@/lib/today';
import { dateFormat } from '@/lib/intl';

export type Day<T> = { readonly day: string; readonly label: string; readonly items: readonly T[] };

/** Calendar days of instants in a timezone, as `2026-11-20`. */
function calendar(timeZone: string): (instant: number) => string {
  const format = dateFormat({ dateStyle: 'short', timeZone }, 'en-CA');
  return (instant) => format.format(instant);
}

/** Groups by the day something happened, newest day and newest thing first. */
export function byDay<T>(
  items: readonly T[],
  instantOf: (item: T) => string,
  timeZone: string,
  now = Date.now(),
): readonly Day<T>[] {
  const dayAt = calendar(timeZone);
  const words: Readonly<Record<string, string>> = { [dayAt(now - DAY_MS)]: 'Yesterday', [dayAt(now)]: 'Today' };
  const long = dateFormat({ dateStyle: 'full', timeZone });
  const timed = items.map((item) => ({ item, at: Date.parse(instantOf(item)) }));
  const groups = Map.groupBy(
    timed.toSorted((a, b) => b.at - a.at),
    ({ at }) => dayAt(at),
  );
  return [...groups].map(([day, members]) => ({
    day,
    label: words[day] ?? long.format(members[0]?.at),
    items: members.map(({ item }) => item),
  }));
}

/** Characters of a message that a list shows. */
const SHOWN_CHARACTERS = 200;

/** The beginning of a message for lists, with an ellipsis where something is left out. */
export function shortened(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN_CHARACTERS ? `${characters.slice(0, SHOWN_CHARACTERS).join('')}…` : text;
}

/** The time of day of an instant, for lists whose headings name the day. */
export const timeOf = (instant: string, timeZone: string): string =>
  dateFormat({ timeStyle: 'short', timeZone }).format(new Date(instant));
