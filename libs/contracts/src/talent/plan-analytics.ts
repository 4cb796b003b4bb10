import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { csvExport } from '../csv-export.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, listOf, moneySum, month } from '../paging.js';
import { label } from '../text.js';

/** Who plans people reads how they come and go, each as far as their reach goes. */
const planner = ruleOf('talent.plan.figures');

/** Months figures of planning look back, the one that runs last. */
export const PLAN_MONTHS = 12;

/** What figures of planning count; `part` says in which month, of `joined` and `left`. */
export const planFigures = {
  seats: 'Seats',
  vacant: 'Vacant seats',
  left: 'People who left',
  voluntary: 'People who left by their own decision',
  regretted: 'People who left and were to stay',
  hires: 'Seats filled',
  internal: 'Seats filled from within',
  joined: 'Seats filled in the month',
} as const;
export type PlanFigure = keyof typeof planFigures;
export const planFigureKeys = Object.keys(planFigures) as [PlanFigure, ...PlanFigure[]];

const filters = { department: label().max(80).optional() };

const Share = z.object({ part: z.int().min(0), of: z.int().min(0), percent: z.number().min(0).max(100).nullable() });
/** Separations of the last twelve months, of the average headcount in percent; null where that is below five. */
const Turnover = z.object({ left: z.int().min(0), percent: z.number().min(0).nullable() });

export const PlanAnalytics = z.object({
  /** Whether seats have been there for a full calendar month. */
  full: z.boolean(),
  departments: z.array(z.string()),
  /** Open seats, of all seats that are not closed. */
  vacancy: Share,
  /** People on seats, on the average of the last twelve months’ ends and today. */
  headcount: z.number().min(0),
  turnover: Turnover,
  voluntary: Turnover,
  regretted: Turnover,
  /** Hires from within, of all hires of the last twelve months. */
  internal: Share,
  /** What a year of the people in place costs, of what a year of the quarter’s targets is planned to, both over teams with a target and a band. */
  cost: z.object({ planned: moneySum, actual: moneySum, percent: z.number().min(0).nullable() }),
  teams: z.array(
    z.object({
      department: z.string(),
      seats: z.int().min(0),
      vacant: z.int().min(0),
      /** Of the last twelve months. */
      left: z.int().min(0),
      /** Null without a target or a band. */
      planned: moneySum.nullable(),
      actual: moneySum.nullable(),
    }),
  ),
  months: z.array(
    z.object({
      month,
      /** At its end, or now. */
      vacancy: Share,
      headcount: z.int().min(0),
      joined: z.int().min(0),
      left: z.int().min(0),
    }),
  ),
});
export type PlanAnalytics = z.infer<typeof PlanAnalytics>;

export const getPlanAnalytics = operation('talent.planAnalytics.get', {
  http: 'GET /api/talent/plan-analytics',
  access: planner,
  summary: 'Vacancy, turnover, hires from within and cost against plan within my reach, with the last twelve months',
  input: z.object(filters),
  output: PlanAnalytics,
  effect: 'read',
});

export const PlanAnalyticsRow = z.object({
  id: z.string(),
  /** What the seat is called, or what somebody who left worked as; it names nobody. */
  title: z.string(),
  department: z.string(),
  /** Since when it is open, when it was filled, or the last day. */
  on: day,
});
export type PlanAnalyticsRow = z.infer<typeof PlanAnalyticsRow>;

const { page, sort } = listInput(['on', 'title', 'department']);
const rows = { ...filters, figure: z.enum(planFigureKeys), part: month.optional() };

export const listPlanRows = operation('talent.planAnalytics.list', {
  http: 'GET /api/talent/plan-analytics/rows',
  access: planner,
  summary: 'What a figure of planning counts, the latest first',
  input: z.object({ page, sort, ...rows }),
  output: listOf(PlanAnalyticsRow),
  effect: 'read',
});

export const exportPlanRows = operation(
  'talent.planAnalytics.export',
  csvExport(listPlanRows, {
    access: { ...planner, permission: ['EXPORT_DATA'] },
    summary: 'What a figure of planning counts as a CSV file',
    rows,
  }),
);
