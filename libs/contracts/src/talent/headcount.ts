import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { industries } from '../access/tables.js';
import { event, operation } from '../define.js';
import { csvWhole } from '../csv-export.js';
import { listInput } from '../list-input.js';
import { listOf, money, moneySum, quarter, version } from '../paging.js';
import { label } from '../text.js';

const planner = ruleOf('talent.plan');
const Industry = z.enum(industries);

/** Quarters a plan looks ahead, the current one first. */
export const PLAN_QUARTERS = 4;
/** Seats one team is planned with at most. */
export const MOST_TARGET = 5_000;

const department = label().min(1, 'Please choose a team').max(80);

/**
 * A team in a quarter. Seats as they stand now: `seats` = `filled` + `open`; `approved` are the open ones a request was
 * approved for; `requested` are asked for in requests that wait. `leavers` are people of the team with an approved move
 * to another team that takes effect by the end of the quarter.
 */
export const TeamPlan = z.object({
  industry: Industry,
  department: z.string(),
  seats: z.int(),
  filled: z.int(),
  open: z.int(),
  approved: z.int(),
  requested: z.int(),
  leavers: z.int(),
  /** Null while none is set. */
  target: z.int().nullable(),
  /** Seats still to be asked for: target − (filled − leavers) − open. Negative where there are more than planned. */
  gap: z.int().nullable(),
  /** Of the target; null while none is set. */
  version: version.nullable(),
});
export type TeamPlan = z.infer<typeof TeamPlan>;

const filters = {
  quarter: quarter.optional(),
  industry: Industry.optional(),
  search: label().max(100).optional(),
  /** Only teams that lack seats. */
  short: z.stringbool().optional(),
};

export const getHeadcountPlan = operation('talent.headcount.plan', {
  http: 'GET /api/talent/headcount',
  access: planner,
  summary: 'Headcount by team for a quarter: seats, filled, open, approved, forecast leavers, target and gap',
  input: z.object({
    ...listInput(['department', 'seats', 'filled', 'open', 'approved', 'requested', 'leavers', 'target', 'gap']),
    ...filters,
  }),
  output: listOf(TeamPlan).extend({
    quarter,
    quarters: z.array(quarter),
    /** Over everything the filters let through, not the page alone. */
    totals: TeamPlan.pick({
      seats: true,
      filled: true,
      open: true,
      approved: true,
      requested: true,
      leavers: true,
    }).extend({
      target: z.int().nullable(),
      gap: z.int().nullable(),
    }),
    /** People expected against the target, quarter by quarter; of teams with a target in it. */
    outlook: z.array(z.object({ quarter, target: z.int().nullable(), expected: z.int() })),
  }),
  effect: 'read',
});

export const setHeadcountTarget = operation('talent.headcount.setTarget', {
  http: 'PUT /api/talent/headcount/target',
  access: planner,
  summary: 'Set how many seats a team is to have in a quarter',
  input: z.object({
    industry: Industry,
    department,
    quarter,
    targetSeats: z.int('Please enter a whole number').min(0).max(MOST_TARGET),
    /** Of the target as it was seen; absent, the last word counts. */
    version: version.optional(),
  }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [headcountChanged],
  errors: ['resource.missing', 'resource.stale', 'headcount.quarter'],
});

export const exportHeadcountPlan = operation(
  'talent.headcount.export',
  csvWhole(
    { http: 'GET /api/talent/headcount' },
    {
      access: { ...planner, permission: ['EXPORT_DATA'] },
      summary: 'Headcount by team for a quarter as a CSV file',
      rows: filters,
    },
  ),
);

export const getSalesHeadcount = operation('talent.headcount.sales', {
  http: 'GET /api/talent/headcount/sales',
  access: ruleOf('sales.talent.recruit'),
  summary: 'What vacant seats cost the sales teams: days to ramp up, and quota coverage lost so far',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        department: z.string(),
        /** Median days from taking a seat to the first deal won in it; null while nobody has won one. */
        rampDays: z.int().nullable(),
        /** How many people that is the median of. */
        rampOf: z.int(),
        vacant: z.int(),
        /** Days the vacant seats have been open, added up. */
        vacantDays: z.int(),
        /** A year's quota of one seat: the mean of those who have one; null where nobody does. */
        yearlyQuota: money.nullable(),
        /** Quota ÷ 365 × days, over the vacant seats. */
        quotaLost: moneySum.nullable(),
      }),
    ),
  }),
  effect: 'read',
});

export const getHealthcareHeadcount = operation('talent.headcount.healthcare', {
  http: 'GET /api/talent/headcount/healthcare',
  access: ruleOf('healthcare.talent.plan'),
  summary: 'Units with their vacancy and the nursing hours they lack, as full-time people',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        department: z.string(),
        seats: z.int(),
        vacant: z.int(),
        /** Hours per patient day of the last seven days; null without a census. */
        hppd: z.number().nullable(),
        targetHppd: z.number(),
        /** Hours of the last seven days below target. */
        gapHours: z.number(),
        /** Weekly gap hours ÷ 40. */
        gapFte: z.number(),
      }),
    ),
  }),
  effect: 'read',
});

const reads = ['talent.headcount.plan', 'talent.headcount.sales', 'talent.headcount.healthcare'];
export const headcountChanged = event(
  'talent.headcount.changed',
  z.object({ industry: Industry, department: z.string(), quarter }),
  { live: { to: 'organization', access: planner, refetches: reads } },
);
