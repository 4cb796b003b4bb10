import { scopeOf } from '@talent-os/contracts';
import type { Ctx } from '@talent-os/service-kit';

/** The hiring manager whose seats the caller is kept to; null where they reach the seats of the whole organization. */
export const keptTo = (ctx: Ctx): string | null =>
  scopeOf(ctx.ability, 'Requisition') === 'organization' ? null : ctx.userId;
