import { z } from 'zod';
import { operation } from '../define.js';
import { days } from '../dates.js';
import { noContent, uuid, version } from '../paging.js';
import { leads, onboards } from './onboarding.js';
import { planStateKeys, taskStateKeys } from './onboarding-states.js';
import {
  onboardingAwaits,
  onboardingStarted,
  onboardingMoved,
  onboardingTaskChanged,
  onboardingTaskAssigned,
  onboardingCheckpointHeld,
} from './onboarding-events.js';
import { label, prose } from '../text.js';

const onboardingPlanId = uuid();
const onboardingTaskId = uuid();
const reason = prose().min(1, 'Please say why').max(500);

export const startOnboarding = operation('talent.onboarding.start', {
  http: 'POST /api/talent/onboarding/plans',
  access: onboards,
  summary: 'Start the onboarding of a colleague from a template; its tasks get their owners and days',
  input: z.object({
    employeeId: uuid('Please choose a colleague'),
    templateId: uuid('Please choose a template'),
    startDate: days.planned,
    managerId: uuid('Please choose who leads them'),
    department: label().min(2, 'Please say where').max(80),
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [onboardingAwaits, onboardingStarted],
  success: 201,
  errors: ['resource.missing', 'onboarding.person', 'onboarding.running', 'onboarding.startDate'],
});

export const beginPreboarding = operation('talent.onboarding.preboard', {
  http: 'POST /api/talent/onboarding/plans/:onboardingPlanId/preboarding',
  access: onboards,
  summary: 'Begin what comes before the start date; it becomes active by itself on that day',
  input: z.object({ onboardingPlanId, version }),
  output: z.object({ status: z.enum(planStateKeys) }),
  effect: 'write',
  events: () => [onboardingAwaits, onboardingMoved],
  errors: ['resource.missing', 'resource.stale', 'onboarding.transition'],
});

export const completeOnboarding = operation('talent.onboarding.complete', {
  http: 'POST /api/talent/onboarding/plans/:onboardingPlanId/completion',
  access: onboards,
  summary: 'Complete an active plan of which no required task is open',
  input: z.object({ onboardingPlanId, version }),
  output: z.object({ status: z.enum(planStateKeys) }),
  effect: 'write',
  events: () => [onboardingAwaits, onboardingMoved],
  errors: ['resource.missing', 'resource.stale', 'onboarding.transition', 'onboarding.open'],
});

export const cancelOnboarding = operation('talent.onboarding.cancel', {
  http: 'POST /api/talent/onboarding/plans/:onboardingPlanId/cancellation',
  access: onboards,
  summary: 'Cancel a running plan, with a reason',
  input: z.object({ onboardingPlanId, version, reason }),
  output: z.object({ status: z.enum(planStateKeys) }),
  effect: 'write',
  events: () => [onboardingAwaits, onboardingMoved],
  errors: ['resource.missing', 'resource.stale', 'onboarding.transition'],
});

export const changeOnboardingTask = operation('talent.onboarding.changeTask', {
  http: 'POST /api/talent/onboarding/tasks/:onboardingTaskId/status',
  access: 'signed-in',
  summary: 'Take up, tick, reopen, block or skip a task of mine, or any where I run onboarding',
  input: z
    .object({
      onboardingTaskId,
      status: z.enum(taskStateKeys),
      /** Why it is blocked. */
      reason: prose().max(300).optional(),
    })
    .refine(({ status, reason: why }) => status !== 'blocked' || Boolean(why), {
      path: ['reason'],
      message: 'Please say why',
    }),
  output: z.object({ status: z.enum(taskStateKeys) }),
  effect: 'write',
  events: () => [onboardingAwaits, onboardingMoved, onboardingTaskChanged],
  errors: [
    'resource.missing',
    'onboarding.over',
    'onboarding.dependency',
    'onboarding.unproved',
    'onboarding.required',
    'onboarding.proved',
  ],
});

export const reassignOnboardingTask = operation('talent.onboarding.reassign', {
  http: 'POST /api/talent/onboarding/tasks/:onboardingTaskId/owner',
  access: onboards,
  summary: 'Give an open task of a running plan to another colleague, who is told',
  input: z.object({ onboardingTaskId, ownerId: uuid('Please choose a colleague') }),
  ...noContent,
  effect: 'write',
  events: () => [onboardingTaskAssigned],
  errors: ['resource.missing', 'onboarding.over', 'onboarding.person', 'onboarding.settled'],
});

export const unblockOnboardingTask = operation('talent.onboarding.unblock', {
  http: 'POST /api/talent/onboarding/tasks/:onboardingTaskId/unblocking',
  access: onboards,
  summary: 'Let a blocked task begin: asks for missing proofs anew, and waives other tasks it waits for',
  input: z.object({ onboardingTaskId }),
  output: z.object({ status: z.enum(taskStateKeys) }),
  effect: 'write',
  events: () => [onboardingAwaits, onboardingMoved, onboardingTaskChanged],
  errors: ['resource.missing', 'onboarding.over', 'onboarding.notBlocked', 'onboarding.unproved'],
});

export const holdCheckpoint = operation('talent.onboarding.holdCheckpoint', {
  http: 'POST /api/talent/onboarding/plans/:onboardingPlanId/checkpoints',
  access: leads,
  summary: 'Record how the checkpoint after 30, 60 or 90 days went; again to correct it',
  input: z.object({
    onboardingPlanId,
    day: z.literal([30, 60, 90]),
    rating: z.int().min(1, 'Please choose a rating').max(5),
    notes: prose().min(1, 'Please write a note').max(2_000),
  }),
  ...noContent,
  effect: 'write',
  events: () => [onboardingCheckpointHeld],
  errors: ['resource.missing', 'onboarding.notActive', 'onboarding.early', 'onboarding.ownCheckpoint'],
});
