import { admits } from '@talent-os/contracts';
import { forAudience } from '@talent-os/contracts/access/rule.js';
import type { Ctx } from '@talent-os/service-kit';
import { waitsFor } from './post.rules.js';
import { hiddenPosts } from './posts.queries.js';

/** The caller as who decides on hidden posts. */
export const deciderOf = (ctx: Ctx) => ({
  userId: ctx.userId,
  administers: admits(ctx.ability, forAudience('admin')),
});

/** Hidden posts on which the caller decides, the one that waits longest first. */
export async function waitingPosts(ctx: Ctx) {
  const decider = deciderOf(ctx);
  const rows = await hiddenPosts(ctx, decider);
  return rows.filter((row) => waitsFor({ ...row, hiddenAt: new Date(row.hiddenAt) }, decider, ctx.now));
}
