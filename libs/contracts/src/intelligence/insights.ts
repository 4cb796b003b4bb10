import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { days } from '../dates.js';
import { event, operation } from '../define.js';
import {
  dismissReasonKeys,
  findingServices,
  insightHubs,
  insightRuleKeys,
  insightSeverities,
} from '../insights/rules.js';
import { insightFacts, MOST_OF_A_RULE } from '../insights/shapes.js';
import { instant, noContent, uuid } from '../paging.js';
import { label, prose } from '../text.js';

const access = inModule('intelligence');
const Rule = z.enum(insightRuleKeys);
/** What of a rule was found. */
const key = label().min(1).max(120);

/** Insights at most: the most pressing of every rule. */
const MOST_INSIGHTS = MOST_OF_A_RULE * insightRuleKeys.length;

const Plan = z.object({
  byName: z.string(),
  at: instant,
  mine: z.boolean(),
  /** Null where it is the task of somebody else. */
  taskId: uuid().nullable(),
});

export const Insight = z.object({
  ...insightFacts,
  id: z.string(),
  severity: z.enum(insightSeverities),
  hub: z.enum(insightHubs),
  /** Of what is due on a day: its last second in the organization. Null where no time is set. */
  dueAt: instant.nullable(),
  /** The threshold of the organization by which it was found. */
  threshold: z.number(),
  /** The threshold that dismissing it would bring; null where even the last one finds it. */
  beyond: z.number().nullable(),
  /** The task it became; null where nobody has taken it up. */
  plan: Plan.nullable(),
});
export type Insight = z.infer<typeof Insight>;

const missing = z.array(z.enum(findingServices));

export const listInsights = operation('intelligence.insights.list', {
  http: 'GET /api/intelligence/insights',
  access,
  summary:
    'What rules found in every hub that I may act on: what is taken up by nobody and due first at the top. Services that did not answer are named',
  input: z.object({}),
  output: z.object({
    items: z.array(Insight).max(MOST_INSIGHTS),
    /** Services whose rows are not among them. */
    missing,
    /** When the services were asked. */
    readAt: instant,
    /** How many rules looked. */
    rules: z.int().min(0),
  }),
  effect: 'read',
});

export const acceptInsight = operation('intelligence.insights.accept', {
  http: 'POST /api/intelligence/insights/:rule/accept',
  access: { ...access, switchedOn: ['productivity'] },
  summary: 'Take up what a rule found, as a task of mine that leads to where one acts on it',
  input: z.object({ rule: Rule, key, due: days.planned.nullable().default(null) }),
  output: z.object({ taskId: uuid(), title: z.string() }),
  effect: 'write',
  success: 201,
  events: () => [insightChanged],
  errors: ['resource.missing', 'insight.taken'],
});

export const dismissInsight = operation('intelligence.insights.dismiss', {
  http: 'POST /api/intelligence/insights/:rule/dismiss',
  access,
  summary: 'Dismiss what a rule found: for the whole organization the rule then finds less, until that is taken back',
  input: z.object({
    rule: Rule,
    key,
    reason: z.enum(dismissReasonKeys, 'Please choose a reason'),
    note: prose().max(500).optional(),
  }),
  output: z.object({
    dismissalId: uuid(),
    /** The threshold of the rule from now on. */
    threshold: z.number(),
  }),
  effect: 'write',
  success: 201,
  events: () => [insightChanged],
  errors: ['resource.missing'],
});

export const restoreInsight = operation('intelligence.insights.restore', {
  http: 'POST /api/intelligence/dismissals/:dismissalId/restore',
  access,
  summary: 'Take a dismissal back, whoever made it: the rule finds what it found before',
  input: z.object({ dismissalId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [insightChanged],
  errors: ['resource.missing'],
});

export const RuleState = z.object({
  rule: Rule,
  label: z.string(),
  severity: z.enum(insightSeverities),
  hub: z.enum(insightHubs),
  /** When it finds something, with the threshold as it is now. */
  condition: z.string(),
  threshold: z.number(),
  /** The threshold it had before anybody dismissed anything. */
  first: z.number(),
  /** Dismissals in force, the latest first. */
  dismissals: z.array(
    z.object({
      id: uuid(),
      reason: z.enum(dismissReasonKeys),
      note: z.string().nullable(),
      byName: z.string(),
      at: instant,
      threshold: z.number(),
    }),
  ),
});
export type RuleState = z.infer<typeof RuleState>;

export const listRules = operation('intelligence.insights.rules', {
  http: 'GET /api/intelligence/rules',
  access,
  summary: 'The rules whose findings I may act on, each with its threshold and the dismissals that raised it',
  input: z.object({}),
  output: z.object({ items: z.array(RuleState) }),
  effect: 'read',
});

/** Something a rule found was taken up or dismissed, or a dismissal was taken back. */
export const insightChanged = event(
  'intelligence.insight.changed',
  z.object({ rule: Rule, change: z.enum(['accepted', 'dismissed', 'restored']) }),
  {
    live: {
      to: 'organization',
      access,
      refetches: ['intelligence.insights.count', 'intelligence.insights.list', 'intelligence.insights.rules'],
    },
  },
);
