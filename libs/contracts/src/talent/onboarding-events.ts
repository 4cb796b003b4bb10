import { z } from 'zod';
import { event, job } from '../define.js';
import { version, uuid, day } from '../paging.js';
import { planStateKeys, proofKeys, taskStateKeys } from './onboarding-states.js';

const live = {
  live: {
    to: 'organization' as const,
    access: 'signed-in' as const,
    refetches: [
      'talent.onboarding.list',
      'talent.onboarding.get',
      'talent.onboarding.mine',
      'talent.onboarding.summary',
      'talent.onboarding.ramp',
      'talent.overview.get',
      'talent.myJourney.get',
    ],
  },
};
const person = uuid();
/** The plan, whose it is, and who leads them. */
const plan = z.object({ planId: uuid(), employeeId: person, managerId: person });

/** `ownerIds`: everybody who has a task in it, once. */
export const onboardingStarted = event(
  'talent.onboarding.started',
  plan.extend({ ownerIds: z.array(person), startDate: day }),
  live,
);
/** A plan came into another state, by hand or on its start date. */
export const onboardingMoved = event('talent.onboarding.moved', plan.extend({ status: z.enum(planStateKeys) }), live);
export const onboardingTaskChanged = event(
  'talent.onboarding.taskChanged',
  plan.extend({ taskId: uuid(), ownerId: person, status: z.enum(taskStateKeys) }),
  live,
);
/**
 * What a plan waits for that other parts of the product hold the proof of; nothing once all of it is there, and when the
 * plan is over. Told when it changes. `version`: of the plan, so that what was told last is known.
 */
export const onboardingAwaits = event(
  'talent.onboarding.awaits',
  plan.extend({ proofs: z.array(z.enum(proofKeys)), version }),
);
/** A task has another owner. */
export const onboardingTaskAssigned = event(
  'talent.onboarding.taskAssigned',
  plan.extend({ taskId: uuid(), ownerId: person }),
  live,
);
/** Tasks of one owner are past their day. Told once for a task. */
export const onboardingTasksOverdue = event(
  'talent.onboarding.tasksOverdue',
  plan.extend({ ownerId: person, count: z.int().min(1) }),
  live,
);
/** The day of a checkpoint has come and nobody has held it. Told once for a checkpoint. */
export const onboardingCheckpointDue = event('talent.onboarding.checkpointDue', plan.extend({ day: z.int() }), live);
export const onboardingCheckpointHeld = event('talent.onboarding.checkpointHeld', plan.extend({ day: z.int() }), live);

/** Looks at every running plan once a day, soon after its organization's midnight. */
export const watchOnboarding = job('talent.onboarding.watch', z.object({}), { everyMs: 15 * 60_000 });
