import { z } from 'zod';

/** Rows on a page of a list. */
export const PAGE_SIZE = 25;

/** Lists count no further, and search no further through rows in order while these fill the page. */
export const COUNT_LIMIT = 10_000;

/** What every list answers: the page's rows and how many there are in all; with `more`, at least so many. */
export const listOf = <const S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), total: z.int().min(0), more: z.literal(true).optional() });

/** What a write answers that has nothing to say: 204. */
export const noContent = { output: z.object({}), success: 204 } as const;

/**
 * An id in its one form, lower case: whoever sends another case means the same row, and what compares ids as text
 * must see that.
 */
export const uuid = (message?: string) => z.uuid(message).toLowerCase();

/**
 * Years of dates that people enter, both included: Postgres and JavaScript agree on them in every timezone. What is computed
 * from such a date may lie beyond: the night shift that begins on the last day ends on the first one of the next year.
 */
export const YEARS = { first: 1900, last: 2199 } as const;
/** Marks what is asked of a date that somebody enters, and of no answer; see `isOfEntry`. */
export const ENTERED = { entered: true } as const;
/** Whether an issue speaks of what is asked of entered dates alone. */
export const isOfEntry = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.entered === ENTERED.entered;
const OUTSIDE = { message: `Please choose a date between ${YEARS.first} and ${YEARS.last}`, params: ENTERED };
const isKnown = (text: string) => text >= `${YEARS.first}` && text < `${YEARS.last + 1}`;

/** A calendar day, `2026-11-20`; within `YEARS` where it is entered. */
export const day = z.iso.date().refine(isKnown, OUTSIDE);
/** How far clocks are from UTC at most, in milliseconds: the Line Islands are fourteen hours ahead. */
const FARTHEST = 14 * 60 * 60 * 1000;
/** An instant in UTC, ISO 8601; on a day within `YEARS` on every clock where it is entered. */
export const instant = z.iso.datetime({ offset: true }).refine((text) => {
  const at = Date.parse(text);
  return at - FARTHEST >= Date.UTC(YEARS.first, 0) && at + FARTHEST < Date.UTC(YEARS.last + 1, 0);
}, OUTSIDE);
/** A calendar quarter, `2026-Q4`, within `YEARS`. */
export const quarter = z
  .string()
  .regex(/^\d{4}-Q[1-4]$/, 'Please choose a quarter such as 2026-Q4')
  .refine(isKnown, OUTSIDE);
/** A calendar month, `2026-11`, within `YEARS`. */
export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a month such as 2026-11')
  .refine(isKnown, OUTSIDE);
/** The largest amount, in minor units. */
export const MONEY_MOST = 1e13;
/** Money in minor units of the organization's currency. */
export const money = z.int().min(0).max(MONEY_MOST);
/**
 * Money added up, in minor units: the bound of one amount does not hold for it. Beyond 2^53 it is as near as a number comes.
 * Answers alone have sums; nobody sends one.
 */
export const moneySum = z.number().min(0);
/** The largest number a column of whole numbers holds. */
export const WHOLE_MOST = 2 ** 31 - 1;
export const version = z.int().min(1).max(WHOLE_MOST);
