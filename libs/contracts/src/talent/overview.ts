import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { operation } from '../define.js';
import { day } from '../paging.js';

/** The stages of people's way through the company, in order. */
export const talentStages = {
  plan: { label: 'Plan', counts: 'requests under way' },
  recruit: { label: 'Recruit', counts: 'people in the pipeline' },
  onboard: { label: 'Onboard', counts: 'newcomers' },
  transition: { label: 'Transition', counts: 'moves under way' },
} as const;
export type TalentStage = keyof typeof talentStages;
export const talentStageKeys = Object.keys(talentStages) as [TalentStage, ...TalentStage[]];

/** Rows each list shows at most. */
export const MOST_WAITING = 12;
export const MOST_BOTTLENECKS = 3;

/** A row of the caller's inbox. */
export const WaitingItem = z.object({
  id: z.string(),
  /** What kind of thing it is, in words. */
  what: z.string(),
  title: z.string(),
  dueOn: day.nullable(),
});
export type WaitingItem = z.infer<typeof WaitingItem>;

export const Bottleneck = z.object({
  stage: z.enum(talentStageKeys),
  /** Which step of the stage: an approval, a type of pipeline stage, a category of tasks, or the moves. */
  step: z.string(),
  title: z.string(),
  /** How many are late, of how many that stand there. */
  late: z.int(),
  of: z.int(),
  /** Days the latest of them is over its time. */
  days: z.int(),
});
export type Bottleneck = z.infer<typeof Bottleneck>;

export const getTalentOverview = operation('talent.overview.get', {
  http: 'GET /api/talent/overview',
  access: inModule('talent'),
  summary:
    'From plan to transition: how many stand at each stage I may see, what waits for me, and the three worst bottlenecks',
  input: z.object({}),
  output: z.object({
    stages: z.array(z.object({ stage: z.enum(talentStageKeys), count: z.int() })),
    waiting: z.array(WaitingItem).max(MOST_WAITING),
    /** All that waits for me, also beyond the list. */
    waitingTotal: z.int(),
    bottlenecks: z.array(Bottleneck).max(MOST_BOTTLENECKS),
  }),
  effect: 'read',
});
