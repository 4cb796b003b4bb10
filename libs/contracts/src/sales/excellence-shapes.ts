import { z } from 'zod';
import { instant, uuid } from '../paging.js';
import { metricKeys } from './excellence/metrics.data.js';
import { excellenceActionStateKeys } from './excellence/modules.js';

const percentage = z.int().min(0).max(100);
const light = z.enum(['green', 'amber', 'red']);
export type Light = z.infer<typeof light>;

/** A figure of a module page: of all its rows, or of one part of them. */
const Figure = z.object({
  /** Null where there are no rows, or too few people. */
  value: z.number().nullable(),
  /** How its value stands against its thresholds; null where it has none. */
  light: light.nullable(),
  n: z.int().min(0),
});
export const ModuleMetric = z.object({
  metric: z.enum(metricKeys),
  ...Figure.shape,
  parts: z.array(Figure.extend({ part: z.string() })),
});
export type ModuleMetric = z.infer<typeof ModuleMetric>;

const Score = z.object({
  dimension: z.string(),
  score: percentage,
  /** What the answers alone come to; null where nobody knew. */
  said: percentage.nullable(),
  /** How many people answered. */
  n: z.int().min(0),
  /** The figure that belongs to it, as it stood when the analysis was made. */
  seen: z
    .object({
      metric: z.enum(metricKeys),
      value: z.number(),
      light,
      n: z.int(),
      /** What the figure counts: red 20, amber 60, green 100. */
      points: percentage,
    })
    .nullable(),
  statements: z.array(
    z.object({
      statement: z.string(),
      /** Null where fewer than five people answered. */
      mean: z.number().min(0).max(4).nullable(),
      n: z.int().min(0),
    }),
  ),
});

const Finding = z.object({
  dimension: z.string(),
  /** An answer of 1 or less, or a figure in red. */
  kind: z.enum(['answers', 'metric']),
  /** Null where a figure is the finding. */
  statement: z.string().nullable(),
  /** Null where an answer is the finding. */
  metric: z.enum(metricKeys).nullable(),
  value: z.number(),
  n: z.int().min(0),
});

const RankedAction = z.object({
  action: z.string(),
  dimension: z.string(),
  /** Weight × gap ÷ effort. */
  rank: z.int().min(0),
  weight: z.int(),
  gap: percentage,
  effort: z.int(),
});

/** What a session comes to. Made by rules alone. */
export const Analysis = z.object({
  score: percentage,
  /** How many people answered everything. */
  n: z.int().min(0),
  dimensions: z.array(Score),
  findings: z.array(Finding),
  ideas: z.array(RankedAction),
});
export type Analysis = z.infer<typeof Analysis>;

/** An analysis that was made, and what it is compared with. */
export const Run = z.object({
  excellenceSessionId: uuid(),
  analyzedAt: instant,
  score: percentage,
  n: z.int().min(0),
});

export const AcceptedAction = z.object({
  id: uuid(),
  action: z.string(),
  dimension: z.string(),
  status: z.enum(excellenceActionStateKeys),
  ownerId: uuid(),
  ownerName: z.string(),
  dueOn: z.string(),
  /** Whether it is the caller's own. */
  mine: z.boolean(),
  /** The task it became. */
  taskId: uuid(),
});
