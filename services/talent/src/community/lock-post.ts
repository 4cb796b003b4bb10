import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { CommunityMember } from './community-member.entity.js';
import { CommunityPost } from './community-post.entity.js';

/** A post that the caller reads in a group of theirs, locked. Missing for everybody else. */
export async function lockPost(tx: Transaction, ctx: Ctx, id: string): Promise<CommunityPost> {
  const post = await tx.lock(CommunityPost, id);
  const membership = await tx.find(CommunityMember, { groupId: post.groupId, userId: ctx.userId });
  if (!membership || (post.status === 'removed' && post.authorId !== ctx.userId))
    throw new DomainError('resource.missing');
  return post;
}
