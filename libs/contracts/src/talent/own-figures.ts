import { z } from 'zod';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { day, instant, money, month, uuid } from '../paging.js';
import { stageTypes } from './pipeline.js';
import { profileOwner as access } from './profile-parts.js';

/** Months that are looked back on. */
export const ownPeriods = { 3: 'Last 3 months', 6: 'Last 6 months', 12: 'Last year', 24: 'Last two years' } as const;
export const ownPeriodKeys = Object.keys(ownPeriods) as ['3', ...('6' | '12' | '24')[]];
export const USUAL_OWN_PERIOD = '12';
/** Applications that are needed before answers to them are compared. */
export const COMPARED_FROM = 5;
/** Past applications at a stage that are needed before a share of them is told. */
export const CASES_FROM = 20;
/** People with the same target that are needed before one is placed among them: fewer could be told apart. */
export const PLACED_FROM = 20;

const count = z.int().min(0);

export const getOwnWay = operation('talent.ownFigures.journey', {
  http: 'GET /api/talent/own-figures/journey',
  access,
  summary: 'How far my applications of a time came, how long each stage took, and how they ended',
  input: z.object({ months: z.enum(ownPeriodKeys).default(USUAL_OWN_PERIOD) }),
  output: z.object({
    applications: count,
    /** Of them. */
    running: count,
    hired: count,
    notChosen: count,
    withdrawn: count,
    stages: z.array(
      z.object({
        stage: z.enum(stageTypes),
        reached: count,
        /** The mean of the times in it that are over, in days; null where there is none. */
        days: z.number().min(0).nullable(),
      }),
    ),
  }),
  effect: 'read',
});

export const getOwnMarket = operation('talent.ownFigures.market', {
  http: 'GET /api/talent/own-figures/market',
  access,
  summary:
    'Positions I may apply for in the industries of my targets: how many were opened each month, and what they pay',
  input: z.object({}),
  output: z.object({
    targets: z.array(
      z.object({
        targetId: uuid(),
        title: z.string(),
        industry: z.enum(industries),
        /** Positions of that title, opened in the last twelve months. */
        positions: count,
        /** Of those that name a pay: the middle of the lowest, and of the highest; null where none does. */
        payFrom: money.nullable(),
        payTo: money.nullable(),
        named: count,
      }),
    ),
    /** The last twelve months, the oldest first. */
    months: z.array(z.object({ month, opened: count })),
    /** Open now. */
    open: count,
  }),
  effect: 'read',
});

export const getOwnResponses = operation('talent.ownFigures.performance', {
  http: 'GET /api/talent/own-figures/performance',
  access,
  summary:
    'How often my applications were answered, with a resume of their own and with the general one, and how practice goes',
  input: z.object({}),
  output: z.object({
    applications: count,
    resumes: z.array(
      z.object({
        /** Whether the resume was put together for the position. */
        own: z.boolean(),
        applications: count,
        /** That came beyond the first stage, or were answered otherwise. */
        answered: count,
        /** That came to an interview. */
        interviewed: count,
      }),
    ),
    /** The oldest first. */
    practices: z.array(
      z.object({
        practiceId: uuid(),
        positionTitle: z.string(),
        startedAt: instant,
        /** 0 to 4, the mean over the last try of each question. */
        score: z.number().min(0).max(4),
      }),
    ),
  }),
  effect: 'read',
});

export const getOwnPlace = operation('talent.ownFigures.benchmarks', {
  http: 'GET /api/talent/own-figures/benchmarks',
  access,
  summary: 'Where my readiness lies among people who aim for the same role, where there are enough of them',
  input: z.object({}),
  output: z.object({
    targets: z.array(
      z.object({
        targetId: uuid(),
        title: z.string(),
        industry: z.enum(industries),
        /** 0 to 100; null where no seat of the title says what it takes. */
        readiness: z.int().min(0).max(100).nullable(),
        /** How many of the others are less ready, in percent; null where too few aim for it. */
        percentile: z.int().min(0).max(100).nullable(),
      }),
    ),
  }),
  effect: 'read',
});

export const getOwnChances = operation('talent.ownFigures.predictions', {
  http: 'GET /api/talent/own-figures/predictions',
  access,
  summary:
    'For each running application of mine, how many past ones at its stage moved on, where there were enough of them',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        applicationId: uuid(),
        positionTitle: z.string(),
        /** What its pipeline calls the stage. */
        stage: z.string(),
        /** Past applications that left a stage of its kind in the industry, in two years. */
        cases: count,
        /** Of these, those that moved on, in percent; null where there were too few. */
        percent: z.int().min(0).max(100).nullable(),
      }),
    ),
    /** What happened in the past could not be asked for just now. */
    away: z.boolean(),
  }),
  effect: 'read',
});

/** Months that demand is compared over, with as many before them. */
export const DEMAND_MONTHS = 6;
/** Skills and papers that are named of a role. */
export const DEMAND_NAMED = 8;

export const getOwnDemand = operation('talent.ownFigures.demand', {
  http: 'GET /api/talent/own-figures/demand',
  access,
  summary:
    'For each role I aim for: seats opened in six months and in the six before, and what they ask for now and asked then',
  input: z.object({}),
  output: z.object({
    targets: z.array(
      z.object({
        targetId: uuid(),
        title: z.string(),
        industry: z.enum(industries),
        /** Seats of the title that I may hear of, opened in the last six months. */
        opened: count,
        /** In the six months before. */
        before: count,
        /** Asked for most often, those that are asked for more than before first; at most eight. */
        skills: z.array(z.object({ name: z.string(), seats: count, before: count })),
        /** Papers nobody is hired without, most often asked for first. */
        papers: z.array(z.object({ name: z.string(), seats: count })),
      }),
    ),
    /** The last day that is counted. */
    until: day,
  }),
  effect: 'read',
});

/** Months since the first skill was named before a pace is told. */
export const PACE_FROM_MONTHS = 3;

export const getOwnPace = operation('talent.ownFigures.pace', {
  http: 'GET /api/talent/own-figures/pace',
  access,
  summary: 'How many levels of skill each role I aim for still takes, and how many I have named a month so far',
  input: z.object({}),
  output: z.object({
    targets: z.array(
      z.object({
        targetId: uuid(),
        title: z.string(),
        industry: z.enum(industries),
        /** Levels that are missing of all its skills; null where no seat of the title says what it takes. */
        missing: count.nullable(),
      }),
    ),
    /** Levels a month, of skills that were named after the first ones; null where that is too short a time, or there are none. */
    pace: z.number().min(0).nullable(),
    today: day,
  }),
  effect: 'read',
});
