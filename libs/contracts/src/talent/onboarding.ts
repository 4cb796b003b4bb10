import { z } from 'zod';
import { forAudience, may, type Rule } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { csvExport } from '../csv-export.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, version, uuid } from '../paging.js';
import { ownerKindKeys, planStateKeys, proofKeys, taskCategoryKeys, taskStateKeys } from './onboarding-states.js';
import { mayDo, mayGoTo, mayOf } from '../record-may.js';
import { label, lineText } from '../text.js';

/** Who runs the onboarding of the organization. */
export const onboards = may('COMPLETE_ONBOARDING');
/** And who leads newcomers: they see the plans of theirs. */
export const leads = { any: [onboards, forAudience('manager')] } satisfies Rule;

const State = z.enum(planStateKeys);
const Industry = z.enum(industries);
const CheckpointDay = z.literal([30, 60, 90]);

export const OnboardingPlan = z.object({
  id: uuid(),
  employeeId: uuid(),
  employeeName: z.string(),
  /** What they are hired as. */
  title: z.string(),
  department: z.string(),
  industry: Industry,
  status: State,
  startDate: day,
  requiredDone: z.int(),
  requiredTotal: z.int(),
  blocked: z.int(),
  /** Open tasks past their day. */
  overdue: z.int(),
  /** The next one nobody has held; null after the last and where the plan is over. */
  nextCheckpoint: z.object({ day: CheckpointDay, dueOn: day }).nullable(),
  version,
});
export type OnboardingPlan = z.infer<typeof OnboardingPlan>;

const filters = {
  search: label().max(100).optional(),
  status: State.optional(),
  /** Not completed and not cancelled. */
  running: z.stringbool().optional(),
  industry: Industry.optional(),
  /** Has a blocked task. */
  blocked: z.stringbool().optional(),
  /** Has an open task past its day. */
  overdue: z.stringbool().optional(),
  /** Has a checkpoint whose day has come. */
  due: z.stringbool().optional(),
};

export const listOnboarding = operation('talent.onboarding.list', {
  http: 'GET /api/talent/onboarding/plans',
  access: leads,
  summary: 'Onboarding plans with their progress, running ones first, by start date; mine to lead or all I may run',
  input: z.object({
    ...listInput(['employeeName', 'title', 'startDate', 'status', 'progress', 'blocked']),
    ...filters,
  }),
  output: listOf(OnboardingPlan),
  effect: 'read',
});

export const exportOnboarding = operation(
  'talent.onboarding.export',
  csvExport(listOnboarding, {
    access: { ...may('EXPORT_DATA'), any: [leads] },
    summary: 'Onboarding plans as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: filters,
  }),
);

/** What who runs onboarding may do with a task, beside taking it to another state. */
export const onboardingTaskActions = ['unblock', 'reassign'] as const;

export const OnboardingTask = z.object({
  id: uuid(),
  title: z.string(),
  category: z.enum(taskCategoryKeys),
  ownerId: uuid(),
  ownerName: z.string(),
  dueOn: day,
  required: z.boolean(),
  status: z.enum(taskStateKeys),
  /** Why it is blocked, in words; null where it only waits for other tasks. */
  blockedReason: z.string().nullable(),
  /** Titles of the tasks it waits for. */
  waitsFor: z.array(z.string()),
  /** Who holds the proof that it is done; null where people tick it. */
  proof: z.enum(proofKeys).nullable(),
  doneAt: instant.nullable(),
  /** Whether the proof is there is asked once somebody says that it is done. */
  may: mayOf(z.enum(taskStateKeys), onboardingTaskActions),
});
export type OnboardingTask = z.infer<typeof OnboardingTask>;

export const Checkpoint = z.object({
  day: CheckpointDay,
  dueOn: day,
  /** The day it was held. */
  date: day.nullable(),
  rating: z.int().min(1).max(5).nullable(),
  notes: z.string().nullable(),
  /** Its manager or who runs onboarding holds it, from a few days before it on. */
  may: mayDo(['hold']),
});
export type Checkpoint = z.infer<typeof Checkpoint>;

export const OnboardingDetail = OnboardingPlan.extend({
  managerId: uuid(),
  managerName: z.string(),
  templateName: z.string(),
  /** Why it was cancelled. */
  cancelReason: z.string().nullable(),
  tasks: z.array(OnboardingTask),
  checkpoints: z.array(Checkpoint),
  may: mayGoTo(State),
});
export type OnboardingDetail = z.infer<typeof OnboardingDetail>;

export const getOnboarding = operation('talent.onboarding.get', {
  http: 'GET /api/talent/onboarding/plans/:onboardingPlanId',
  access: leads,
  summary: 'One onboarding plan with its tasks and checkpoints',
  input: z.object({ onboardingPlanId: uuid() }),
  output: OnboardingDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

/** A task that is the caller's to do, in their own plan or in another person's. */
export const AssignedTask = OnboardingTask.extend({ planId: uuid(), employeeName: z.string(), own: z.boolean() });
export type AssignedTask = z.infer<typeof AssignedTask>;

export const myOnboarding = operation('talent.onboarding.mine', {
  http: 'GET /api/talent/onboarding/mine',
  access: 'signed-in',
  summary: 'My own onboarding, and the open tasks I have in anybody’s, the earliest first',
  input: z.object({}),
  output: z.object({ plan: OnboardingDetail.nullable(), tasks: z.array(AssignedTask) }),
  effect: 'read',
});

const BlockedTask = z.object({
  taskId: uuid(),
  planId: uuid(),
  title: z.string(),
  employeeName: z.string(),
  blockedReason: z.string().nullable(),
  waitsFor: z.array(z.string()),
  dueOn: day,
});
const DueCheckpoint = z.object({ planId: uuid(), employeeName: z.string(), day: CheckpointDay, dueOn: day });

export const summarizeOnboarding = operation('talent.onboarding.summary', {
  http: 'GET /api/talent/onboarding/summary',
  access: leads,
  summary:
    'Plans by status, the share of required tasks done, the most urgent blocked tasks and checkpoints that are due',
  input: z.object({ industry: Industry.optional() }),
  output: z.object({
    byStatus: z.object(
      Object.fromEntries(planStateKeys.map((state) => [state, z.int()])) as Record<
        (typeof planStateKeys)[number],
        z.ZodInt
      >,
    ),
    /** Of running plans. */
    requiredDone: z.int(),
    requiredTotal: z.int(),
    blocked: z.int(),
    blockedTasks: z.array(BlockedTask).max(5),
    checkpointsDue: z.int(),
    dueCheckpoints: z.array(DueCheckpoint).max(5),
  }),
  effect: 'read',
});

export const TemplateTask = z.object({
  key: z.string().min(1).max(40),
  title: lineText().min(3).max(160),
  category: z.enum(taskCategoryKeys),
  owner: z.enum(ownerKindKeys),
  /** Days from the start date; negative before it. */
  dueOffsetDays: z.int().min(-60).max(180),
  required: z.boolean(),
  dependsOn: z.array(z.string()),
  proof: z.enum(proofKeys).nullable(),
});
export type TemplateTask = z.infer<typeof TemplateTask>;

export const listOnboardingTemplates = operation('talent.onboarding.templates', {
  http: 'GET /api/talent/onboarding/templates',
  access: onboards,
  summary: 'Templates an onboarding plan can start from, by industry and name',
  input: z.object({ industry: Industry.optional() }),
  output: z.object({
    items: z.array(z.object({ id: uuid(), name: z.string(), industry: Industry, tasks: z.array(TemplateTask) })),
  }),
  effect: 'read',
});

export const rampOfNewcomers = operation('talent.onboarding.ramp', {
  http: 'GET /api/talent/onboarding/ramp',
  access: { ...onboards, industry: ['SALES'] },
  summary: 'Ramp days of sales newcomers of the last year: from their start to their first won deal',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        planId: uuid(),
        /** Days until the first win; until today where there is none yet; null before the start. */
        days: z.int().nullable(),
        won: z.boolean(),
      }),
    ),
    /** Of those who have won; null where nobody has. */
    medianDays: z.number().nullable(),
    measured: z.int(),
  }),
  effect: 'read',
});
