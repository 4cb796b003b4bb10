import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { csvExport } from '../csv-export.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, month, uuid } from '../paging.js';
import { label } from '../text.js';
import { applicationSources, stageTypes } from './pipeline.js';

/** Who designs how people are hired looks at how it goes. */
const analyst = ruleOf('talent.recruit.design');

/** Fewer people, interviews or offers than this are no figure: it would speak of single ones. */
export const FEWEST = 5;
/** Positions filled within the period before anything is said of hiring. */
export const CLOSED_NEEDED = 5;

/** The periods a look at hiring goes back, in days; the last of them is the day it is. */
export const analyticsPeriods = { '365': 'Last 12 months', '180': 'Last 6 months', '90': 'Last 90 days' } as const;
export type AnalyticsPeriod = keyof typeof analyticsPeriods;
const analyticsPeriodKeys = Object.keys(analyticsPeriods) as [AnalyticsPeriod, ...AnalyticsPeriod[]];
export const USUAL_PERIOD: AnalyticsPeriod = '365';

/** Months the time to fill is drawn over, and how many of them each point is the median of. */
export const TREND_MONTHS = 12;
export const MONTHS_TOGETHER = 3;

/**
 * What figures of hiring count. `part` says of which stage (`reached`, `wentOn`, `stayed`, `stayedLate`), source
 * (`applied`, `appliedHired`), month (`month`) or interviewer (`interviews`, `scorecards`).
 */
export const hiringFigures = {
  fill: 'Time to fill',
  hire: 'Time to hire',
  offers: 'Offers answered',
  scorecards: 'Scorecards owed',
  reached: 'Reached the stage',
  wentOn: 'Went on from the stage',
  stayed: 'Days in the stage',
  stayedLate: 'Longer in the stage than agreed',
  applied: 'Applied',
  appliedHired: 'Applied and hired',
  month: 'Time to fill by month',
  interviews: 'Interviews held',
} as const;
export type HiringFigure = keyof typeof hiringFigures;
export const hiringFigureKeys = Object.keys(hiringFigures) as [HiringFigure, ...HiringFigure[]];

const filters = {
  period: z.enum(analyticsPeriodKeys).optional(),
  department: label().max(80).optional(),
  source: z.enum(applicationSources).optional(),
};

/** Days at percentiles, each between the two nearest, to a tenth; null where fewer than five are known. */
const Median = z.object({ median: z.number().min(0).nullable(), n: z.int().min(0) });
/** A share of what is counted, in percent to a tenth; null where fewer than five are. */
const Share = z.object({ part: z.int().min(0), of: z.int().min(0), percent: z.number().min(0).max(100).nullable() });

/** Stages people wait in. The last is no stay. */
const waited = stageTypes.filter((type) => type !== 'hired') as [(typeof stageTypes)[number]];

export const RecruitAnalytics = z.object({
  /** First and last day of the period. */
  from: day,
  until: day,
  /** Positions somebody was hired for within the period, of this team and from this source. */
  closed: z.int().min(0),
  /** Teams that have seats, whatever narrows the rest. */
  departments: z.array(z.string()),
  /** From the approval of the request, or the opening of a seat older than requests, to the accepted offer. */
  timeToFill: Median,
  /** From the application to the accepted offer. */
  timeToHire: Median,
  /** Accepted, of those accepted, declined and expired within the period. */
  offers: Share,
  /** In within a day, of those owed for interviews that ended within the period. */
  scorecards: Share,
  /** By type of stage: who reached it within the period, and who of them has gone on since. */
  funnel: z.array(z.object({ stage: z.enum(stageTypes), reached: z.int().min(0), wentOn: Share.nullable() })),
  /** Stays in a type of stage that ended within the period, without the time somebody was on hold. */
  stays: z.array(
    z.object({
      stage: z.enum(waited),
      n: z.int().min(0),
      p25: z.number().min(0).nullable(),
      median: z.number().min(0).nullable(),
      p75: z.number().min(0).nullable(),
      p90: z.number().min(0).nullable(),
      /** The fewest and the most days their stages may take; null where there are none. */
      agreedFrom: z.int().nullable(),
      agreedTo: z.int().nullable(),
      /** Those that took longer than their own stage may. */
      late: z.int().min(0),
    }),
  ),
  /** Time to fill of each month and the two before it. */
  months: z.array(Median.extend({ month })),
  /** Who applied within the period, and who of them has been hired since. */
  sources: z.array(z.object({ source: z.enum(applicationSources), yielded: Share })),
  /** Interviewers by how many interviews they held within the period, the most first. */
  interviewers: z.array(
    z.object({
      interviewerId: uuid(),
      interviewerName: z.string(),
      held: z.int().min(0),
      hours: z.number().min(0),
      scorecards: Share,
      /** Of their scorecards: those that say yes. */
      saidYes: Share,
      /** How many of their scorecards have others beside them for the same application. */
      compared: z.int().min(0),
      /** Mean distance of their recommendation to the mean of the others’, in steps of the scale from strong no to strong yes. */
      leaning: z.number().nullable(),
    }),
  ),
});
export type RecruitAnalytics = z.infer<typeof RecruitAnalytics>;

export const getRecruitAnalytics = operation('talent.recruitAnalytics.get', {
  http: 'GET /api/talent/recruit-analytics',
  access: analyst,
  summary:
    'How hiring goes, from what happened alone: time to fill and to hire, conversion, time in stage, sources, offers and interviewers',
  input: z.object(filters),
  output: RecruitAnalytics,
  effect: 'read',
});

/** What a figure counts: an application, an offer, or what one interviewer owed of one interview. */
export const AnalyticsRow = z.object({
  id: z.string(),
  applicationId: uuid(),
  personName: z.string(),
  positionTitle: z.string(),
  department: z.string(),
  source: z.enum(applicationSources),
  /** When it happened. */
  at: instant,
  /** What it adds to a figure of days, to a thousandth; null where it is only counted. */
  days: z.number().nullable(),
  /** Whether it counts, of a share; true where there is none. */
  counts: z.boolean(),
});
export type AnalyticsRow = z.infer<typeof AnalyticsRow>;

const { page, sort } = listInput(['at', 'days']);
const rows = { ...filters, figure: z.enum(hiringFigureKeys), part: label().max(80).optional() };

export const listAnalyticsRows = operation('talent.recruitAnalytics.list', {
  http: 'GET /api/talent/recruit-analytics/rows',
  access: analyst,
  summary: 'What a figure of hiring counts, the latest first',
  input: z.object({ page, sort, ...rows }),
  output: listOf(AnalyticsRow),
  effect: 'read',
});

export const exportAnalyticsRows = operation(
  'talent.recruitAnalytics.export',
  csvExport(listAnalyticsRows, {
    access: { ...analyst, permission: ['EXPORT_DATA'] },
    summary: 'What a figure of hiring counts as a CSV file',
    rows,
  }),
);
