import { z } from 'zod';
import { operation } from '../define.js';
import { day, money } from '../paging.js';

/** What workforce planning asks of sales: nothing of a single deal but the day of the first. */
export const sellersSince = operation('sales.planning.sellers', {
  http: 'none',
  access: 'internal',
  summary: "What a year of people's current quota comes to, and when they first won a deal since a day",
  input: z.object({ sellers: z.array(z.object({ userId: z.uuid(), since: day })).max(500) }),
  output: z.object({
    /** The first day anything is on record of; null while nothing is. Who started before it cannot be judged by it. */
    recordsFrom: day.nullable(),
    sellers: z.array(
      z.object({
        userId: z.uuid(),
        /** The quota of the period today lies in, ÷ its days × 365; null without one. A draft is none. */
        yearlyQuota: money.nullable(),
        firstWonOn: day.nullable(),
      }),
    ),
  }),
  effect: 'read',
});
