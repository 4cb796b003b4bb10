import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  communityPostChanged,
  listCommunityPosts,
  reactToCommunityPost,
  withdrawCommunityPost,
  writeCommunityPost,
} from '@talent-os/contracts/talent/community-posts.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { totalOf } from '@talent-os/service-kit/sql/list';
import { due } from '../due.js';
import { peopleById } from '../people/people.js';
import { CommunityMember } from './community-member.entity.js';
import { CommunityPost } from './community-post.entity.js';
import { lockGroup } from './lock-group.js';
import { lockPost } from './lock-post.js';
import { PostReaction } from './post-reaction.entity.js';
import { PostReport } from './post-report.entity.js';
import { postActions, postRefusal } from './post.rules.js';
import { pageOfPosts } from './posts.queries.js';
import { refuseKeptOut } from './refuse-kept-out.js';

@Controller()
export class CommunityPostsController {
  @Handles(listCommunityPosts)
  async list(input: Input<typeof listCommunityPosts>, ctx: Ctx) {
    const found = await pageOfPosts(ctx, input);
    const people = await peopleById(
      ctx,
      found.items.map(({ authorId }) => authorId),
    );
    const items = found.items.map(({ authorId, alias, ...post }) => ({
      ...post,
      authorName: alias ?? (authorId ? people(authorId).name : ''),
      underAlias: alias !== null,
      may: { do: postActions(post) },
    }));
    return { items, ...totalOf(found) };
  }

  @Handles(writeCommunityPost)
  write({ communityGroupId, text, underAlias }: Input<typeof writeCommunityPost>, ctx: Ctx) {
    refuseKeptOut({ text });
    return ctx.db.write(async (tx) => {
      await lockGroup(tx, communityGroupId);
      const { alias } = await tx.get(CommunityMember, { groupId: communityGroupId, userId: ctx.userId });
      if (underAlias && alias === null) throw new DomainError('community.noAlias');
      const { id } = await tx.insert(CommunityPost, {
        groupId: communityGroupId,
        authorId: ctx.userId,
        alias: underAlias ? alias : null,
        text,
        status: 'shown',
      });
      ctx.emit(communityPostChanged, { communityPostId: id, communityGroupId });
      return { communityPostId: id };
    });
  }

  @Handles(reactToCommunityPost)
  react({ communityPostId, kind, given }: Input<typeof reactToCommunityPost>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const post = await lockPost(tx, ctx, communityPostId);
      const mine = post.authorId === ctx.userId;
      const refusal = postRefusal({ mine, status: post.status, reported: false }, 'react');
      if (refusal) throw new DomainError(refusal);
      const key = { postId: post.id, userId: ctx.userId, kind };
      const known = await tx.find(PostReaction, key);
      if (given && !known) await tx.insert(PostReaction, key);
      if (!given && known) await tx.remove(PostReaction, known);
      ctx.emit(communityPostChanged, { communityPostId, communityGroupId: post.groupId });
      return {};
    });
  }

  @Handles(withdrawCommunityPost)
  withdraw({ communityPostId }: Input<typeof withdrawCommunityPost>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const post = await tx.lock(CommunityPost, { id: communityPostId, authorId: ctx.userId });
      for (const report of await tx.findAll(PostReport, { postId: post.id })) await tx.remove(PostReport, report);
      for (const reaction of await tx.findAll(PostReaction, { postId: post.id }))
        await tx.remove(PostReaction, reaction);
      await due.set(tx, 'hiddenPost', post.id, undefined);
      await tx.remove(CommunityPost, post);
      ctx.emit(communityPostChanged, { communityPostId, communityGroupId: post.groupId });
      return {};
    });
  }
}
