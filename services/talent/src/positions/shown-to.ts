import { admits } from '@talent-os/contracts';
import { forAudience } from '@talent-os/contracts/access/rule.js';
import type { visibilities } from '@talent-os/contracts/talent/seats.js';
import type { Ctx } from '@talent-os/service-kit';

export type Visibility = (typeof visibilities)[number];

/** Seats people who work here are shown, and those that people from outside are. */
const SHOWN: Readonly<Record<'inside' | 'outside', readonly Visibility[]>> = {
  inside: ['internal', 'both'],
  outside: ['external', 'both'],
};

/** Whom a seat must be shown to for the caller to hear of it. */
export const shownTo = (ctx: Ctx): readonly Visibility[] =>
  SHOWN[admits(ctx.ability, forAudience('professional')) ? 'inside' : 'outside'];
