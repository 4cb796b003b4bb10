import type { z } from 'zod';
import { day, instant, ENTERED } from './paging.js';

/** How many years from now a date of a kind lies at most, and how people are told. */
type Reach = { readonly back: number; readonly ahead: number; readonly said: string };

/** What dates that people enter speak of. A date beyond its reach is a slip of the keys, whatever `YEARS` knows. */
export const dateKinds = {
  /** What happened and became known: a discovery, a sighting, an interview held, a course completed. */
  noticed: { back: 5, ahead: 0, said: 'Please choose a date within the last five years' },
  /** What people are to keep free: slots of an interview, until when something is put off. */
  appointed: { back: 1, ahead: 2, said: 'Please choose a date within the next two years' },
  /** What is planned or expected: closing, starting, falling due, working. */
  planned: { back: 10, ahead: 10, said: 'Please choose a date within ten years of today' },
  /** What papers say of themselves: granted, expires, is to be kept until. */
  written: { back: 80, ahead: 50, said: 'Please choose a date within the last 80 or the next 50 years' },
} as const satisfies Record<string, Reach>;
type DateKind = keyof typeof dateKinds;

/** Somewhere on Earth it is another day; what exactly is too early or too late, the operation decides. */
const DAY_MS = 24 * 60 * 60 * 1000;

function within({ back, ahead }: Reach, text: string): boolean {
  const at = Date.parse(text);
  const bound = (years: number) => {
    const moved = new Date();
    return moved.setUTCFullYear(moved.getUTCFullYear() + years);
  };
  return at >= bound(-back) - DAY_MS && at <= bound(ahead) + DAY_MS;
}

const ofEachKind = <S extends z.ZodType<string>>(schema: S) =>
  Object.fromEntries(
    Object.entries(dateKinds).map(([kind, reach]) => [
      kind,
      schema.refine((text) => within(reach, text), { message: reach.said, params: ENTERED }),
    ]),
  ) as unknown as Readonly<Record<DateKind, S>>;

/** Days that people enter, by what they speak of. */
export const days = ofEachKind(day);
/** Instants that people enter, by what they speak of. */
export const instants = ofEachKind(instant);
