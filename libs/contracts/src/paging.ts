import { z } from 'zod';

/** Rows on a page of a list. */
export const PAGE_SIZE = 25;

/** What every list takes: page from 1, search text, sort as `field:asc` or `field:desc`. */
export const listInput = <const F extends readonly [string, ...string[]]>(sortable: F) => ({
  page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
  search: z.string().trim().max(100).optional(),
  sort: z.enum(sortable.flatMap((field) => [`${field}:asc`, `${field}:desc`]) as [string, ...string[]]).optional(),
});

/** What every list answers: the page's rows and how many there are in all. */
export const listOf = <const S extends z.ZodType>(item: S) => z.object({ items: z.array(item), total: z.int().min(0) });

/** A calendar day, `2026-11-20`. */
export const day = z.iso.date();
/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true });
/** Money in minor units of the organization's currency. */
export const money = z.int().min(0).max(1e13);
export const version = z.int().min(1);
