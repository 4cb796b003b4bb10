import { admits, forAudience, may } from '@talent-os/contracts';
import { steersTransitions } from '@talent-os/contracts/talent/transitions.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Caller } from './approval.rules.js';

/** The caller as the rules of transitions see them. */
export const callerOf = (ctx: Ctx): Caller => ({
  userId: ctx.userId,
  managesAll: admits(ctx.ability, may('MANAGE_TRANSITIONS')),
  mayManage: admits(ctx.ability, steersTransitions),
  admin: admits(ctx.ability, forAudience('admin')),
});
