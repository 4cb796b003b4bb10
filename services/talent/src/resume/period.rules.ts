import { MONTHS, NOW, SINCE } from './words.data.js';

/** From which month to which something went; no end where it goes on. */
export type Period = { readonly startMonth: string; readonly endMonth: string | null; readonly goesOn: boolean };
type FoundPeriod = Period & { /** The text without the period. */ readonly rest: string; readonly said: string };

/** Without accents and apostrophes, in small letters. */
export const plain = (text: string): string =>
  [...text]
    .map((letter) => (/['’]/.test(letter) ? '' : ([...letter.normalize('NFD')][0] ?? letter).toLowerCase()))
    .join('');

const monthOf = new Map(MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));
const NAMES = [...monthOf.keys()].toSorted((one, other) => other.length - one.length).join('|');
const YEAR = '(?:19[5-9]\\d|20\\d\\d)';
/** A month with its year, in any of the ways people write one, or a year alone. */
const MOMENT = [
  String.raw`(?:\d{1,2}[./-])?(?:0?[1-9]|1[0-2])\s?[./-]\s?${YEAR}`,
  String.raw`${YEAR}\s?[-/.]\s?(?:0[1-9]|1[0-2])(?!\d)`,
  String.raw`(?:\d{1,2}\.?\s(?:de\s)?)?(?:${NAMES})\.?(?:\s?,)?\s(?:de[l]?\s)?${YEAR}`,
  String.raw`(?:${NAMES})\.?\s?['’]?\d\d(?!\d)`,
  YEAR,
].join('|');
/** A month of two figures before a year of two: what says from when to when. */
const SHORT = String.raw`(?:0[1-9]|1[0-2])/\d\d(?![\d/])`;
const TO = String.raw`\s*(?:-|–|—|−|\bto\b|\buntil\b|\btill\b|\bbis\b|\bbis zu\b|\ba\b|\bau\b|\bjusqua\b|\bhasta\b|\bal\b|\bate\b|\btot\b|\bthrough\b|/)\s*(?:\bthe\b|\bzum\b|\bla\b)?\s*`;
const RANGE = new RegExp(
  String.raw`\(?\b(?:from|von|de|du|del|desde|dal|van)?\s?(${MOMENT}|${SHORT})${TO}(${MOMENT}|${SHORT}|${NOW.join('|')})\b\)?`,
);
const OPEN = new RegExp(String.raw`\(?\b(?:${SINCE.join('|')})\s(?:le\s|el\s|il\s)?(${MOMENT})(?:${TO})?\)?`);
const SINGLE = new RegExp(String.raw`\(?\b(${MOMENT})\b\)?`);

const two = (month: number): string => String(month).padStart(2, '0');

/** The year that the last two figures stand for. */
function shortYearIn(text: string): string | undefined {
  const short = /(\d\d)\D*$/.exec(text)?.[1];
  return short && `${Number(short) > 50 ? 19 : 20}${short}`;
}

/** A month as it is kept; `edge` says which month a year alone stands for. */
export function monthIn(said: string, edge: 'first' | 'last'): string | undefined {
  const text = plain(said);
  const year = new RegExp(YEAR).exec(text)?.[0];
  const name = new RegExp(String.raw`\b(${NAMES})\b`).exec(text)?.[1];
  if (name !== undefined) {
    const full = year ?? shortYearIn(text);
    return full && `${full}-${two(monthOf.get(name)!)}`;
  }
  const short = /^(\d\d)\/(\d\d)$/.exec(text.trim());
  if (year === undefined) return short ? `${shortYearIn(text)}-${short[1]}` : undefined;
  const numbers = text.match(/\d+/g)!.filter((one) => one !== year);
  // A day may stand before the month; behind the year nothing but the month does.
  const month = text.startsWith(year) ? numbers[0] : numbers.at(-1);
  if (month === undefined) return `${year}-${edge === 'first' ? '01' : '12'}`;
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${two(Number(month))}` : undefined;
}

/** A text made plain, with the place in it that each letter comes from: apostrophes were left out. */
function plainWithPlaces(text: string): { readonly small: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let small = '';
  let at = 0;
  for (const letter of text) {
    const bare = plain(letter);
    small += bare;
    for (let unit = 0; unit < bare.length; unit += 1) places.push(at);
    at += letter.length;
  }
  return { small, places: [...places, at] };
}

/** The period a text says, with what it says besides; nothing where it says none. `alone`: one month or year is one too. */
export function periodIn(text: string, alone = false): FoundPeriod | undefined {
  const shown = text.normalize('NFC');
  const { small, places } = plainWithPlaces(shown);
  const without = (at: number, length: number) => `${shown.slice(0, places[at])} ${shown.slice(places[at + length])}`;
  const range = RANGE.exec(small);
  if (range) {
    const startMonth = monthIn(range[1]!, 'first');
    const goesOn = NOW.includes(range[2]!);
    const endMonth = goesOn ? null : monthIn(range[2]!, 'last');
    if (startMonth && endMonth !== undefined && (endMonth === null || startMonth <= endMonth))
      return { startMonth, endMonth, goesOn, rest: without(range.index, range[0].length), said: range[0].trim() };
  }
  const open = OPEN.exec(small);
  const since = open && monthIn(open[1]!, 'first');
  if (since)
    return {
      startMonth: since,
      endMonth: null,
      goesOn: true,
      rest: without(open.index, open[0].length),
      said: open[0].trim(),
    };
  if (!alone) return undefined;
  const single = SINGLE.exec(small);
  const end = single && monthIn(single[1]!, 'last');
  const start = single && monthIn(single[1]!, 'first');
  if (!start || !end) return undefined;
  return {
    startMonth: start,
    endMonth: end,
    goesOn: false,
    rest: without(single.index, single[0].length),
    said: single[0].trim(),
  };
}
