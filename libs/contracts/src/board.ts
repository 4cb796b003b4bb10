import { z } from 'zod';

/**
 * What every board answers: its columns in order, each with how many there are in all and the first of them. `extra` is
 * what else a column says, such as the `sum` of what its items are worth.
 */
export const boardOf = <const K extends z.ZodType<string>, const S extends z.ZodType, const E extends z.ZodRawShape>(
  key: K,
  item: S,
  extra: E,
) => z.object({ columns: z.array(z.object({ key, count: z.int().min(0), items: z.array(item), ...extra })) });
