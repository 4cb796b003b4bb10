import { admits, type Operation } from '@talent-os/contracts';
import { isReachable } from '@talent-os/contracts/navigation/reachable.js';
import type { Ctx } from '@talent-os/service-kit';

/** Screens that show a person's applications and interviews, the best first; home always opens. */
const days = ['/productivity', '/sales/internal-mobility/expressions', '/'];

const GROW = '/candidate/grow';

/** The screen of the caller’s own development; nothing where they have none. */
export const growScreen = (ctx: Ctx): string | undefined => (isReachable(ctx.ability, GROW) ? GROW : undefined);

/** The screen on which the caller finds what is their own of hiring. */
export const dayScreen = (ctx: Ctx, reads: Operation): string =>
  days.find((path) => isReachable(ctx.ability, path) && admits(ctx.ability, reads.access)) ?? '/';
