import type { DemoPerson } from '@talent-os/service-kit';
import { roleWords } from './role-words.data.js';
import { ownGoals, tasks, told, type GoalWords } from './words.data.js';

type Words = {
  readonly tasks: readonly string[];
  readonly goals: readonly GoalWords[];
  readonly told: readonly string[];
};

/** What a person works on: by their role where that says more than their industry. */
export function wordsOf({ roles }: Pick<DemoPerson, 'roles'>): Words {
  const [{ role, industry }] = roles as [DemoPerson['roles'][number]];
  const own = roleWords[role];
  return own ?? { tasks: tasks[industry], goals: ownGoals[industry], told: told[industry] };
}
