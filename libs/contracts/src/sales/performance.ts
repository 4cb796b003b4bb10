import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { operation } from '../define.js';
import { moneySum } from '../paging.js';

export const territoryStatuses = ['active', 'proposed', 'archived'] as const;

export const getPerformance = operation('sales.rep.performance', {
  http: 'GET /api/sales/rep/performance',
  access: ruleOf('sales.performance'),
  summary: "My quota, revenue, pipeline and territories; amounts in minor units of the organization's currency",
  input: z.object({}),
  output: z.object({
    // Deals that are shared count with what the person is credited with, as commission does.
    /** Percent of the quota of the current period; 0 where no quota is set. Not clamped. */
    quotaProgress: z.number(),
    currentRevenue: moneySum,
    quotaTarget: moneySum,
    monthlyRevenue: moneySum,
    /** Percent against the same days of last month; null where these had none. */
    revenueChange: z.number().nullable(),
    activeDeals: z.int(),
    pipelineValue: moneySum,
    territoryAccounts: z.int(),
    activeTerritories: z.int(),
    territories: z.array(
      z.object({
        name: z.string(),
        accountCount: z.int(),
        revenue: moneySum,
        status: z.enum(territoryStatuses),
      }),
    ),
  }),
  effect: 'read',
});

export const getTrend = operation('sales.rep.trend', {
  http: 'GET /api/sales/rep/trend',
  access: ruleOf('sales.performance'),
  summary: 'My won revenue of the last six months, oldest first; months before my first deal are left out',
  input: z.object({}),
  output: z.object({
    months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), revenue: moneySum, deals: z.int() })),
  }),
  effect: 'read',
});
