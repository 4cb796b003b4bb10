import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { communityPostLeft, watchHiddenPosts } from '@talent-os/contracts/talent/community-posts.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { CommunityGroup } from './community-group.entity.js';
import { CommunityPost } from './community-post.entity.js';

/** Tells administrators of a hidden post on which nobody has decided in time. */
@Injectable()
export class WatchHiddenPosts {
  @Works(watchHiddenPosts)
  work(_: JobData<typeof watchHiddenPosts>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'hiddenPost', passOn);
  }
}

/** The row is locked: a second round finds it passed on. */
export const passOn = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.write(async (tx) => {
    const post = await tx.lock(CommunityPost, id);
    const { name, closedAt } = await tx.get(CommunityGroup, post.groupId);
    const isLate = await due.isDue(tx, 'hiddenPost', id, ctx.now);
    await due.set(tx, 'hiddenPost', id, undefined);
    if (isLate && post.status === 'hidden' && closedAt === null)
      ctx.emit(communityPostLeft, { communityPostId: id, groupName: name });
  }, 'bookkeeping');
