import { z } from 'zod';
import { day, instant, uuid } from '../paging.js';

const percentage = z.int().min(0).max(100);

/** How many of some closed deals were won, and between which rates the true one lies eight times in ten. */
export const WinRate = z.object({
  won: z.int().min(0),
  closed: z.int().min(0),
  /** In percent; null where no deal closed. */
  rate: percentage.nullable(),
  low: percentage.nullable(),
  high: percentage.nullable(),
});
export type WinRate = z.infer<typeof WinRate>;

/** A battlecard that is in use, as deals and competitors show it. */
export const BattlecardInUse = z.object({
  assetId: uuid(),
  excellenceSessionId: uuid(),
  assetType: z.string(),
  title: z.string(),
  number: z.int().min(1),
  publishedAt: instant,
  reviewBy: day.nullable(),
  stale: z.boolean(),
  /** Lost deals after which nobody has looked at it yet. */
  flags: z.int().min(0),
});
export type BattlecardInUse = z.infer<typeof BattlecardInUse>;

/** The type of asset that is written against a competitor. */
export const BATTLECARD = 'competitive-battlecard';
