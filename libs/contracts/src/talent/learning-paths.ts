import { z } from 'zod';
import { industries } from '../access/tables.js';
import { uuids } from '../canonical.js';
import { operation } from '../define.js';
import { instant, noContent, uuid, version } from '../paging.js';
import { mayDo } from '../record-may.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** Steps of a path at most. */
export const PATH_STEPS = 20;

/** What a step is: something of the catalogue. */
export const pathStepKinds = { lesson: 'Lesson', course: 'Course' } as const;
type PathStepKind = keyof typeof pathStepKinds;
const pathStepKindKeys = Object.keys(pathStepKinds) as [PathStepKind, ...PathStepKind[]];

export const PathStep = z.object({
  catalogueItemId: uuid(),
  kind: z.enum(pathStepKindKeys),
  title: z.string(),
  minutes: z.int().nullable(),
  /** What it is for. */
  skills: z.array(z.string()),
  /** A course that is completed, a lesson that was answered rightly. */
  done: z.boolean(),
});
export type PathStep = z.infer<typeof PathStep>;

export const LearningPath = z.object({
  targetId: uuid(),
  title: z.string(),
  industry: z.enum(industries),
  /** Null until it is started: its steps are a proposal until then. */
  startedAt: instant.nullable(),
  version: version.nullable(),
  /** Of its steps, those that are done. */
  percent: z.int().min(0).max(100),
  /** Skills the role takes more of than I have named; null where nothing says what it takes. */
  missing: z
    .array(z.object({ name: z.string(), level: z.int().min(0).max(5), required: z.int().min(1).max(5) }))
    .nullable(),
  steps: z.array(PathStep),
  may: mayDo(['start', 'reorder', 'drop']),
});
export type LearningPath = z.infer<typeof LearningPath>;

export const listLearningPaths = operation('talent.learningPaths.list', {
  http: 'GET /api/talent/learning-paths',
  access,
  summary: 'For each role I aim for, the lessons and courses for what it still takes, and how far I am',
  input: z.object({}),
  output: z.object({ items: z.array(LearningPath) }),
  effect: 'read',
});

const changes = { access, effect: 'write' as const, events: () => [profileChanged] };

export const startLearningPath = operation('talent.learningPaths.start', {
  ...changes,
  http: 'POST /api/talent/learning-paths/:targetId',
  summary: 'Start the path to a role I aim for, with the steps that are proposed now',
  input: z.object({ targetId: uuid() }),
  ...noContent,
  errors: ['resource.missing', 'path.begun', 'path.empty'],
});

export const reorderLearningPath = operation('talent.learningPaths.reorder', {
  ...changes,
  http: 'PUT /api/talent/learning-paths/:targetId/order',
  summary: 'Put the steps of a path I have started into another order; what is not named stays behind them',
  input: z.object({
    targetId: uuid(),
    catalogueItemIds: uuids().min(1, 'Please choose a step').max(PATH_STEPS),
    version: version.optional(),
  }),
  output: z.object({ version }),
  errors: ['resource.missing', 'resource.stale'],
});

export const dropLearningPath = operation('talent.learningPaths.drop', {
  ...changes,
  http: 'DELETE /api/talent/learning-paths/:targetId',
  summary: 'Drop a path I have started; what I have finished stays finished',
  input: z.object({ targetId: uuid() }),
  ...noContent,
  errors: ['resource.missing'],
});
