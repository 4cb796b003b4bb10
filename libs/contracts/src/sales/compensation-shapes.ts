import { z } from 'zod';
import { day, instant, money, moneySum, month, uuid, version } from '../paging.js';
import { mayOf } from '../record-may.js';
import { CompTerms } from './commission.js';

/** What a statement can be, in order. */
export const statementStates = {
  draft: 'Draft',
  published: 'Published',
  disputed: 'Disputed',
  resolved: 'Resolved',
  final: 'Final',
} as const;
export type StatementState = keyof typeof statementStates;
export const statementStateKeys = Object.keys(statementStates) as [StatementState, ...StatementState[]];

/** What keeps a statement from being published. */
export const statementProblems = {
  quota: 'No quota is set for the period',
  currency: 'The plan is in another currency than the organization',
} as const;
export type StatementProblem = keyof typeof statementProblems;
const problemKeys = Object.keys(statementProblems) as [StatementProblem, ...StatementProblem[]];

/** The rule that made an amount. */
export const lineRules = {
  tier: 'Tier',
  late: 'Late',
  left: 'Customer left',
  reopened: 'No longer won',
  rewon: 'Won anew',
  correction: 'Correction',
} as const;
export type LineRule = keyof typeof lineRules;
const lineRuleKeys = Object.keys(lineRules) as [LineRule, ...LineRule[]];

/** Days in which a published statement may be disputed. */
export const DISPUTE_DAYS = 14;
/** Business days in which a dispute is answered. */
export const ANSWER_DAYS = 5;

const signed = z.int().min(-1e15).max(1e15);

const planActions = ['edit', 'publish'] as const;
export const CompPlan = z.object({
  compPlanId: uuid(),
  terms: CompTerms,
  currency: z.string(),
  /** The first day it pays by; null while it is a draft. */
  effectiveFrom: day.nullable(),
  version,
  may: z.object({ do: z.array(z.enum(planActions)) }),
});
export type CompPlan = z.infer<typeof CompPlan>;

const statementActions = ['dispute', 'resolve'] as const;
export const Statement = z.object({
  statementId: uuid(),
  userId: uuid(),
  userName: z.string(),
  month,
  /** The segment whose plan it is paid by. */
  role: z.string(),
  status: z.enum(statementStateKeys),
  problem: z.enum(problemKeys).nullable(),
  total: signed,
  /** Credited in the quota period until the end of the month. */
  credit: moneySum,
  quota: money,
  /** Credit in percent of the quota; null without one. */
  attainment: z.int().nullable(),
  disputeUntil: day.nullable(),
  version,
  may: mayOf(z.enum(statementStateKeys), statementActions),
});
export type Statement = z.infer<typeof Statement>;

export const StatementDetail = Statement.extend({
  terms: CompTerms,
  currency: z.string(),
  periodStarts: day,
  periodEnds: day,
  /** Periods of the quota in a year. */
  periods: z.int().min(1),
  /** Credited in the quota period before the first line. */
  creditBefore: moneySum,
  /** Quota periods before, whose deals came late: what they are paid by. */
  earlier: z.array(
    z.object({ periodStarts: day, periodEnds: day, quota: money, periods: z.int().min(1), targetVariable: money }),
  ),
  lines: z.array(
    z.object({
      rule: z.enum(lineRuleKeys),
      /** Place of the tier in the plan; null of other rules. */
      tier: z.int().nullable(),
      /** In hundredths; null of other rules. */
      multiplier: z.int().nullable(),
      /** Null of a correction. */
      dealId: uuid().nullable(),
      dealName: z.string(),
      accountName: z.string(),
      on: day.nullable(),
      /** In percent, where the deal is credited to several people; null of others. */
      share: z.int().nullable(),
      credit: signed,
      amount: signed,
    }),
  ),
  dispute: z
    .object({
      text: z.string(),
      at: instant,
      answerBy: day,
      answer: z.string().nullable(),
      answeredByName: z.string().nullable(),
      answeredAt: instant.nullable(),
    })
    .nullable(),
});
export type StatementDetail = z.infer<typeof StatementDetail>;

/** What a draft would have paid a seller for the deals of the last four full quarters, beside the plan in force. */
export const SimulatedSeller = z.object({
  userId: uuid(),
  userName: z.string(),
  /** Won in percent of the quotas. */
  attainment: z.int(),
  deals: z.int().min(0),
  /** Null where no plan is in force. */
  today: moneySum.nullable(),
  draft: moneySum,
});
export type SimulatedSeller = z.infer<typeof SimulatedSeller>;
