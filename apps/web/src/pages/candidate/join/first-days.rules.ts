import type { OnboardingDetail, OnboardingTask } from '@talent-os/contracts/talent/onboarding';
import { daysAfter } from '@/lib/today';

/** Days of the first week, the first day among them. */
const WEEK = 7;

type Plan = Pick<OnboardingDetail, 'startDate' | 'employeeId' | 'tasks'>;

/** What is mine to do before my first day, and everything that is done in my first week, whoever does it. */
export function firstDaysOf({ startDate, employeeId, tasks }: Plan): {
  readonly before: readonly OnboardingTask[];
  readonly week: readonly OnboardingTask[];
} {
  const sorted = tasks.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  return {
    before: sorted.filter(({ dueOn, ownerId }) => dueOn < startDate && ownerId === employeeId),
    week: sorted.filter(({ dueOn }) => dueOn >= startDate && dueOn < daysAfter(startDate, WEEK)),
  };
}
