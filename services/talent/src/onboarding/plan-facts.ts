import type { OnboardingPlan } from './onboarding-plan.entity.js';

/** What every event about a plan says. */
export const factOf = ({ id, employeeId, managerId }: OnboardingPlan) => ({ planId: id, employeeId, managerId });
