import { admits } from '@talent-os/contracts';
import { stepRules } from '@talent-os/contracts/talent/offers.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Approval } from './offer.entity.js';
import { isOpenStep } from './offer.rules.js';

/**
 * Whether a step of an offer's approval is the caller's: they are named for it, or have the right to where nobody is. The
 * manager's is the seat's hiring manager's before anybody else's.
 */
export function mayTakeStep(
  ctx: Ctx,
  { step, approverIds }: Pick<Approval, 'step' | 'approverIds'>,
  hiringManagerId: string,
): boolean {
  if (approverIds) return approverIds.includes(ctx.userId);
  if (step === 'manager' && ctx.userId === hiringManagerId) return true;
  return isOpenStep(step) && admits(ctx.ability, stepRules[step]);
}
