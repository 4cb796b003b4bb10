import { z } from 'zod';
import { uuids } from '../canonical.js';
import { operation } from '../define.js';
import { day, money, uuid } from '../paging.js';

/** What workforce planning asks of sales: nothing of a single deal. */
export const sellerQuotas = operation('sales.planning.quotas', {
  http: 'none',
  access: 'internal',
  summary: "What a year of people's current quotas comes to, and since when sales are on record",
  input: z.object({ userIds: uuids().max(500) }),
  output: z.object({
    /** The first day anything is on record of; null while nothing is. Who started before it cannot be judged by it. */
    recordsFrom: day.nullable(),
    /** The quota of the period today lies in, ÷ its days × 365. A draft is none, and who has none is left out. */
    quotas: z.array(z.object({ userId: uuid(), yearlyQuota: money })),
  }),
  effect: 'read',
});
