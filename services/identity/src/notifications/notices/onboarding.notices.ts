import {
  onboardingCheckpointDue,
  onboardingCheckpointHeld,
  onboardingMoved,
  onboardingStarted,
  onboardingTaskAssigned,
  onboardingTasksOverdue,
} from '@talent-os/contracts/talent/onboarding-events.js';
import type { PlanState } from '@talent-os/contracts/talent/onboarding-states.js';
import type { Note } from '../texts/notification-texts.js';
import * as texts from '../texts/onboarding-texts.js';
import { on } from './notice.js';

/** What newcomers read when their plan comes into a state; what they did themselves or left is no news. */
const moved: Partial<Record<PlanState, () => Note>> = { active: texts.active, completed: texts.completed };

export const onboardingNotices = {
  onboardingStarted: on(onboardingStarted, async ({ employeeId, ownerIds, startDate }, facts) => [
    { to: facts.others([employeeId]), note: texts.welcome(startDate) },
    {
      to: facts.others(ownerIds).filter((id) => id !== employeeId),
      note: texts.prepare(await facts.nameOf(employeeId)),
    },
  ]),

  onboardingMoved: on(onboardingMoved, ({ employeeId, status }, facts) => {
    const note = moved[status]?.();
    return note ? [{ to: facts.others([employeeId]), note }] : [];
  }),

  onboardingTaskAssigned: on(onboardingTaskAssigned, async ({ employeeId, ownerId }, facts) => [
    {
      to: facts.others([ownerId]),
      note: ownerId === employeeId ? texts.yourOwn() : texts.assigned(await facts.nameOf(employeeId)),
    },
  ]),

  onboardingTasksOverdue: on(onboardingTasksOverdue, async ({ employeeId, ownerId, count }, facts) => [
    {
      to: [ownerId],
      note: ownerId === employeeId ? texts.yourOwnOverdue(count) : texts.overdue(await facts.nameOf(employeeId), count),
    },
  ]),

  onboardingCheckpointDue: on(onboardingCheckpointDue, async ({ employeeId, managerId, day }, facts) => [
    { to: [managerId], note: texts.checkpointDue(await facts.nameOf(employeeId), day) },
  ]),

  onboardingCheckpointHeld: on(onboardingCheckpointHeld, ({ employeeId, day }, facts) => [
    { to: facts.others([employeeId]), note: texts.checkpointHeld(day) },
  ]),
};
