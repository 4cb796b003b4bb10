import { z } from 'zod';
import { inModule, forAudience } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { day, money } from '../paging.js';

const access = { ...inModule('intelligence'), ...forAudience('hiringTeam', 'admin') };

/** Days of postings that are looked at, and as many before them to compare with. */
export const MARKET_DAYS = 365;
/** Fewer postings, fills or pay bands than this say nothing of a market. */
export const MARKET_LEAST = 5;
/** Job families that are shown at most: those with most postings. */
export const MOST_FAMILIES = 50;

export const MarketFamily = z.object({
  jobFamily: z.string(),
  industry: z.enum(industries),
  /** Seats that were opened in the period, and in the one before it. */
  postings: z.int().min(0),
  before: z.int().min(0),
  /** People who applied for these, per seat; null where there are too few seats. */
  applicantsPerSeat: z.number().nullable(),
  /** Seats filled in the period, and the median of days they were open; null where there are too few. */
  fills: z.int().min(0),
  medianDays: z.number().nullable(),
  /** Requests that say what they pay, and the median of where their bands begin and end; null where there are too few. */
  bands: z.int().min(0),
  payFrom: money.nullable(),
  payTo: money.nullable(),
});
export type MarketFamily = z.infer<typeof MarketFamily>;

export const getMarket = operation('talent.market.get', {
  http: 'GET /api/intelligence/market',
  access,
  summary: 'Demand and pay by job family, from the organization’s own postings of the last 365 days and nothing else',
  input: z.object({ industry: z.enum(industries).optional() }),
  output: z.object({
    from: day,
    until: day,
    currency: z.string(),
    families: z.array(MarketFamily).max(MOST_FAMILIES),
    /** How many job families there are, also beyond these. */
    total: z.int().min(0),
    postings: z.int().min(0),
  }),
  effect: 'read',
});
