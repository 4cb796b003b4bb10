import { z } from 'zod';
import { forAudience, inModule } from '../access/rule.js';
import { uniqueBy } from '../canonical.js';
import { event, operation, type Output } from '../define.js';
import { days } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, version, uuid } from '../paging.js';
import { mayOf } from '../record-may.js';
import { goalStateKeys, visibilities } from './goal-states.js';
import { lineText, prose } from '../text.js';

const access = inModule('productivity');
const State = z.enum(goalStateKeys);
/** What else its owner may do with a goal. */
export const goalActions = ['update', 'checkIn', 'delete'] as const;
/** 0 is nothing of it, 1 all of it. */
const score = z.number().min(0).max(1);
/** A measured value in the key result's own unit. */
const measure = z.number('Please write a number').min(-1e12).max(1e12);
/** How sure a person is to reach it: 1 not at all, 10 certain. */
const confidence = z.int().min(1).max(10);

export const KeyResult = z.object({
  id: uuid(),
  title: z.string(),
  start: measure,
  target: measure,
  current: measure,
  unit: z.string(),
  confidence,
  score,
});
export type KeyResult = z.infer<typeof KeyResult>;

export const Goal = z.object({
  id: uuid(),
  title: z.string(),
  ownerId: uuid(),
  ownerName: z.string(),
  /** Only the owner changes a goal. */
  mine: z.boolean(),
  visibility: z.enum(visibilities),
  teamId: uuid().nullable(),
  teamName: z.string().nullable(),
  parentId: uuid().nullable(),
  /** Null also where the caller may not read the parent. */
  parentTitle: z.string().nullable(),
  /** The pillar of the organization's strategy it stands below; null for none. */
  pillarId: uuid().nullable(),
  hub: z.string(),
  periodStart: day,
  periodEnd: day,
  status: State,
  keyResults: z.array(KeyResult),
  /** Mean of its key results as they stand; of a scored goal as it was scored. */
  score,
  lastCheckInAt: instant.nullable(),
  /** Of a running goal the day its next check-in is due. */
  checkInDueOn: day.nullable(),
  may: mayOf(State, goalActions),
  version,
});
export type Goal = z.infer<typeof Goal>;

export const listGoals = operation('productivity.goals.list', {
  http: 'GET /api/productivity/goals',
  access,
  summary: 'Goals I may read: my own, my teams’ and those of the organization',
  input: z.object({
    ...listInput(['title', 'periodEnd', 'score', 'status']),
    scope: z.enum(['mine', ...visibilities]).optional(),
    status: State.optional(),
    parentId: uuid().optional(),
    /** What counts to a pillar: shared with the organization, running or scored. */
    pillarId: uuid().optional(),
    /** Running, and its check-in is due. */
    due: z.stringbool().optional(),
  }),
  output: listOf(Goal),
  effect: 'read',
});

export const getGoal = operation('productivity.goals.get', {
  http: 'GET /api/productivity/goals/:goalId',
  access,
  summary: 'One goal with its check-ins, newest first, and the goals below it',
  input: z.object({ goalId: uuid() }),
  output: Goal.extend({
    checkIns: z.array(
      z.object({
        at: instant,
        note: z.string().nullable(),
        score,
        values: z.array(z.object({ keyResultId: uuid(), value: measure, confidence })),
      }),
    ),
    children: z.array(z.object({ id: uuid(), title: z.string(), status: State, score })),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});
export type GoalDetail = Output<typeof getGoal>;

const keyResultFields = {
  title: lineText().min(2, 'Please say what is measured').max(200),
  start: measure,
  target: measure,
  unit: lineText().max(30),
};
const differs = ({ start, target }: { readonly start: number; readonly target: number }) => start !== target;
const WRONG_TARGET = { message: 'The target must differ from the start', path: ['target'] };

const fields = {
  title: lineText().min(2, 'Please give the goal a name').max(200),
  visibility: z.enum(visibilities),
  teamId: uuid('Please choose a team').nullable(),
  parentId: uuid().nullable(),
  /** Stays as it is where it is left out. */
  pillarId: uuid().nullable().optional(),
  hub: lineText().max(60),
  periodStart: days.planned,
  periodEnd: days.planned,
};
const inOrder = ({ periodStart, periodEnd }: { readonly periodStart: string; readonly periodEnd: string }) =>
  periodStart < periodEnd;
const WRONG_PERIOD = { message: 'The period must end after it starts', path: ['periodEnd'] };
export const pillarProgress = operation('productivity.goals.pillars', {
  http: 'GET /api/productivity/pillars',
  access: forAudience('internalTeam', 'admin'),
  summary: 'How far the goals of the organization below each pillar of its strategy have come',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        pillarId: uuid(),
        /** Goals shared with the organization that run or were scored. */
        goals: z.int().min(1),
        /** Mean of theirs. */
        score,
      }),
    ),
  }),
  effect: 'read',
});

const goalErrors = ['resource.missing', 'goal.team', 'goal.sharing', 'goal.parent'] as const;

export const createGoal = operation('productivity.goals.create', {
  http: 'POST /api/productivity/goals',
  access,
  summary: 'Write down a goal with its key results; it starts as a draft of mine',
  input: z
    .object({
      ...fields,
      keyResults: z.array(z.object(keyResultFields).refine(differs, WRONG_TARGET)).max(10),
    })
    .refine(inOrder, WRONG_PERIOD),
  output: Goal,
  effect: 'write',
  events: () => [goalChanged, sharedGoalChanged],
  success: 201,
  errors: [...goalErrors],
});

export const updateGoal = operation('productivity.goals.update', {
  http: 'PATCH /api/productivity/goals/:goalId',
  access,
  summary: 'Change a goal of mine that is not scored yet; key results without an id are new, missing ones are removed',
  input: z
    .object({
      goalId: uuid(),
      version,
      ...fields,
      keyResults: z
        .array(z.object({ id: uuid().optional(), ...keyResultFields }).refine(differs, WRONG_TARGET))
        .max(10),
    })
    .refine(inOrder, WRONG_PERIOD),
  output: Goal,
  effect: 'write',
  events: () => [goalChanged, sharedGoalChanged],
  errors: [...goalErrors, 'resource.stale', 'goal.over', 'goal.keyResults'],
});

export const moveGoal = operation('productivity.goals.move', {
  http: 'POST /api/productivity/goals/:goalId/move',
  access,
  summary: 'Start a goal of mine, score it once its period has ended, or close it',
  input: z.object({ goalId: uuid(), version, status: State }),
  output: Goal,
  effect: 'write',
  events: () => [goalChanged, sharedGoalChanged],
  errors: ['resource.missing', 'resource.stale', 'goal.transition', 'goal.keyResults', 'goal.period'],
});

export const checkIn = operation('productivity.goals.checkIn', {
  http: 'POST /api/productivity/goals/:goalId/check-ins',
  access,
  summary: 'Note where the key results of a running goal of mine stand and how sure I am; what was noted before stays',
  input: z.object({
    goalId: uuid(),
    version,
    note: prose().max(1000).optional(),
    values: uniqueBy(
      z.object({ keyResultId: uuid(), value: measure, confidence }),
      'keyResultId',
      'Each key result has one value',
    )
      .min(1)
      .max(10),
  }),
  output: Goal,
  effect: 'write',
  events: () => [goalChanged, sharedGoalChanged],
  errors: ['resource.missing', 'resource.stale', 'goal.running'],
});

export const deleteGoal = operation('productivity.goals.delete', {
  http: 'DELETE /api/productivity/goals/:goalId',
  access,
  summary: 'Remove a goal of mine that is not scored; goals and tasks below it stay without it',
  input: z.object({ goalId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [goalChanged, sharedGoalChanged],
  errors: ['resource.missing', 'goal.over'],
});

const goalReads = [
  'productivity.goals.list',
  'productivity.goals.get',
  'productivity.goals.pillars',
  'productivity.today.get',
  'productivity.progress.get',
];
const fact = z.object({
  goalId: uuid(),
  userId: uuid(),
  change: z.enum(['created', 'changed', 'moved', 'checkedIn', 'deleted']),
});

export const goalChanged = event('productivity.goal.changed', fact, {
  live: { to: 'subject', access, refetches: goalReads },
});
/** The same of a goal that others may read: every browser that shows goals asks again, under its own rights. */
export const sharedGoalChanged = event('productivity.sharedGoal.changed', fact, {
  live: { to: 'organization', access, refetches: goalReads.slice(0, 3) },
});
