import { z } from 'zod';
import { label } from './text.js';

/** What every list takes: page from 1, search text, sort as `field:asc` or `field:desc`. */
export const listInput = <const F extends readonly [string, ...string[]]>(sortable: F) => ({
  page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
  search: label().max(100).optional(),
  sort: z.enum(sortable.flatMap((field) => [`${field}:asc`, `${field}:desc`]) as [string, ...string[]]).optional(),
});
