import { admits, scopeOf } from '@talent-os/contracts';
import { onboards } from '@talent-os/contracts/talent/onboarding.js';
import type { Ctx } from '@talent-os/service-kit';

/** Whether the caller runs the onboarding of the organization. */
export const runsOnboarding = (ctx: Ctx): boolean => admits(ctx.ability, onboards);

/** Whose newcomers the caller sees: their own to lead, or nobody's in particular where their reach is all. */
export const leaderFor = (ctx: Ctx): string | undefined =>
  runsOnboarding(ctx) || scopeOf(ctx.ability, 'OnboardingPlan') === 'organization' ? undefined : ctx.userId;
