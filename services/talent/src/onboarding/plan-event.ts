import type { OnboardingPlan } from './onboarding-plan.entity.js';

/** What every event about a plan says. */
export const eventPayload = ({ id, employeeId, managerId }: OnboardingPlan) => ({ planId: id, employeeId, managerId });
