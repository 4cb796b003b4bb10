import { z } from 'zod';
import { forAudience, inModule } from '../access/rule.js';
import { operation } from '../define.js';
import { day, month } from '../paging.js';

/** Cases a prediction must rest on before it is shown. */
export const FEWEST_CASES = 20;
/** Months a prediction learns from. */
export const LEARNED_MONTHS = 12;
/** Months that are shown with what was forecast for them, the one that runs last. */
export const SHOWN_MONTHS = 8;
/** How far ahead of a cliff people look, in days. */
export const CLIFF_DAYS = [30, 60, 90] as const;
/** What a prediction rests on, and how far it missed. */
const rests = {
  /** Cases it has learned from. Below 20 nothing is forecast. */
  n: z.int().min(0),
  /** The days they are of. */
  from: day,
  until: day,
  /** Mean of how far forecast and outcome lay apart in the last closed quarter; null where nothing was forecast. */
  error: z.number().min(0).nullable(),
};

const months = z
  .array(
    z.object({
      month,
      /** Null where there was no case, and while the month runs. */
      actual: z.number().min(0).nullable(),
      /** What the months before it said; null where those had too few cases. */
      forecast: z.number().min(0).nullable(),
    }),
  )
  .max(SHOWN_MONTHS);

const ending = z.array(z.object({ days: z.int(), count: z.int().min(0) })).max(CLIFF_DAYS.length);

export const Predictions = z.object({
  /** The last closed quarter, in which forecast and outcome are compared. */
  quarter: z.object({ from: day, until: day }),
  /** What predictions rest on is being read for the first time. */
  reading: z.boolean(),
  /** Hires by month; null for who may not read applications in full. */
  hires: z
    .object({
      ...rests,
      /** How far one would have missed by saying what the month before had. */
      naiveError: z.number().min(0).nullable(),
      /** Hires so far of the month that runs. */
      soFar: z.int().min(0),
      months,
    })
    .nullable(),
  /** Days until a seat is filled; when each open one is to be stands where seats are steered. Null for who may not read seats in full. */
  fills: z
    .object({
      ...rests,
      /** Median days from opening to filling; null where there are too few cases. */
      days: z.number().min(0).nullable(),
      months,
    })
    .nullable(),
  /** Credentials that end and are not renewed; null for who may not read credentials. */
  credentials: z
    .object({
      ...rests,
      /** How many end within so many days, as they stand. */
      ending,
      /** How many of those within 30 days may be left to end. */
      expected: z.number().min(0).nullable(),
      months,
    })
    .nullable(),
  /** Clearances that are due; null for who may not read clearances, and where the service that keeps them is away. */
  clearances: z.object({ n: z.int().min(0), ending }).nullable(),
  /** The service that keeps clearances did not answer. */
  away: z.boolean(),
});
export type Predictions = z.infer<typeof Predictions>;

export const getPredictions = operation('intelligence.predictions.get', {
  http: 'GET /api/intelligence/predictions',
  access: { ...inModule('intelligence'), ...forAudience('hiringTeam', 'manager', 'admin') },
  summary:
    'When seats will be filled, how many hires to expect, and which credentials and clearances end: each with its cases and how far it missed in the last quarter',
  input: z.object({}),
  output: Predictions,
  effect: 'read',
});
