import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  communityPostChanged,
  communityPostDecided,
  communityPostHidden,
  decideOnCommunityPost,
  listHiddenPosts,
  reportCommunityPost,
} from '@talent-os/contracts/talent/community-posts.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { due } from '../due.js';
import { peopleById } from '../people/people.js';
import { CommunityGroup } from './community-group.entity.js';
import { CommunityPost } from './community-post.entity.js';
import { lockPost } from './lock-post.js';
import { PostReport } from './post-report.entity.js';
import { decideBy, isHiddenBy, postRefusal, waitsFor } from './post.rules.js';
import { deciderOf, waitingPosts } from './waiting-posts.js';

/** What is reported, and what becomes of it. */
@Controller()
export class PostReportsController {
  @Handles(reportCommunityPost)
  report({ communityPostId, reason }: Input<typeof reportCommunityPost>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const post = await lockPost(tx, ctx, communityPostId);
      const key = { postId: post.id, userId: ctx.userId };
      const reported = (await tx.find(PostReport, key)) !== null;
      const refusal = postRefusal({ mine: post.authorId === ctx.userId, status: post.status, reported }, 'report');
      if (refusal) throw new DomainError(refusal);
      await tx.insert(PostReport, { ...key, reason, closed: false });
      const open = await tx.findAll(PostReport, { postId: post.id, closed: false });
      if (isHiddenBy(open.length)) await hide(tx, ctx, post);
      ctx.emit(communityPostChanged, { communityPostId, communityGroupId: post.groupId });
      return {};
    });
  }

  @Handles(listHiddenPosts)
  async waiting(_: Input<typeof listHiddenPosts>, ctx: Ctx) {
    const rows = await waitingPosts(ctx);
    const people = await peopleById(
      ctx,
      rows.map(({ authorId, alias }) => (alias === null ? authorId : null)),
    );
    const items = rows.map(({ authorId, alias, moderatorId: _moderatorId, ...post }) => ({
      ...post,
      authorName: alias ?? people(authorId).name,
      underAlias: alias !== null,
      decideBy: decideBy(new Date(post.hiddenAt)).toISOString(),
    }));
    return { items };
  }

  @Handles(decideOnCommunityPost)
  decide({ communityPostId, decision, note }: Input<typeof decideOnCommunityPost>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const post = await tx.lock(CommunityPost, communityPostId);
      const { moderatorId, name } = await tx.get(CommunityGroup, post.groupId);
      const { authorId } = post;
      const decider = deciderOf(ctx);
      const hidden = { authorId, moderatorId, hiddenAt: post.hiddenAt ?? ctx.now };
      if (authorId === ctx.userId) throw new DomainError('community.ownDecision');
      if (moderatorId !== ctx.userId && !decider.administers) throw new DomainError('resource.missing');
      if (post.status !== 'hidden') throw new DomainError('community.decided');
      if (!waitsFor(hidden, decider, ctx.now)) throw new DomainError('resource.missing');
      if (decision === 'remove' && note === '')
        throw new DomainError('request.invalid', [
          { field: 'note', message: 'Please say why: its author will read it' },
        ]);
      await tx.update(CommunityPost, post, {
        status: decision === 'restore' ? 'shown' : 'removed',
        hiddenAt: null,
        decidedById: ctx.userId,
        note: note || null,
      });
      for (const report of await tx.findAll(PostReport, { postId: post.id, closed: false }))
        await tx.update(PostReport, report, { closed: true });
      await due.set(tx, 'hiddenPost', post.id, undefined);
      ctx.emit(communityPostDecided, { communityPostId, groupName: name, authorId, decision });
      ctx.emit(communityPostChanged, { communityPostId, communityGroupId: post.groupId });
      return {};
    });
  }
}

async function hide(tx: Transaction, ctx: Ctx, post: CommunityPost): Promise<void> {
  const { name, moderatorId } = await tx.get(CommunityGroup, post.groupId);
  await tx.update(CommunityPost, post, { status: 'hidden', hiddenAt: ctx.now });
  await due.set(tx, 'hiddenPost', post.id, decideBy(ctx.now));
  const deciderId = moderatorId === post.authorId ? null : moderatorId;
  ctx.emit(communityPostHidden, { communityPostId: post.id, groupName: name, deciderId });
}
