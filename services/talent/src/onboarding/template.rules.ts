import type { TemplateTask } from '@talent-os/contracts/talent/onboarding.js';
import type { OwnerKind } from '@talent-os/contracts/talent/onboarding-states.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import type { OnboardingTask } from './onboarding-task.entity.js';
import { statusesOf } from './task.rules.js';

type TaskValues = Omit<OnboardingTask, 'organizationId' | 'createdAt' | 'updatedAt' | 'createdBy' | 'version'>;

type PlanInput = {
  readonly planId: string;
  readonly startDate: Day;
  readonly owners: Readonly<Record<OwnerKind, string>>;
  /** The id of a task by its key in the template. */
  readonly idOf: (key: string) => string;
};

/** The tasks a plan begins with: owners and days in their places, and what waits for something blocked. */
export function tasksFrom(
  template: readonly TemplateTask[],
  { planId, startDate, owners, idOf }: PlanInput,
): TaskValues[] {
  const tasks = template.map(
    ({ key, title, category, owner, dueOffsetDays, required, dependsOn, proof }, position): TaskValues => ({
      id: idOf(key),
      planId,
      position,
      title,
      category,
      ownerId: owners[owner],
      dueOffsetDays,
      dueOn: addDays(startDate, dueOffsetDays),
      required,
      dependsOn: dependsOn.map(idOf),
      proof,
      status: 'todo',
      blockedReason: null,
      doneAt: null,
      doneBy: null,
      toldOverdue: false,
    }),
  );
  const changed = new Map(statusesOf(tasks).map(({ id, status }) => [id, status]));
  return tasks.map((task) => ({ ...task, status: changed.get(task.id) ?? task.status }));
}

/** What is wrong with a template: keys that repeat, or a task that waits for itself, a later one or none. Empty where all is well. */
export function faultsOf(template: readonly TemplateTask[]): string[] {
  const keys = template.map(({ key }) => key);
  return template.flatMap(({ key, dependsOn }, at) => [
    ...(keys.indexOf(key) === at ? [] : [`${key} stands twice`]),
    ...dependsOn.filter((other) => !keys.slice(0, at).includes(other)).map((other) => `${key} waits for ${other}`),
  ]);
}
