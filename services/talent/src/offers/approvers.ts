import { admits } from '@talent-os/contracts';
import type { OfferStep } from '@talent-os/contracts/talent/offer-states.js';
import { stepRules } from '@talent-os/contracts/talent/offers.js';
import type { Ctx } from '@talent-os/service-kit';

/** Whether a step of an offer's approval is the caller's: the first is its hiring manager's before anybody else's. */
export const mayTakeStep = (ctx: Ctx, step: OfferStep, hiringManagerId: string): boolean =>
  (step === 'manager' && ctx.userId === hiringManagerId) || admits(ctx.ability, stepRules[step]);
