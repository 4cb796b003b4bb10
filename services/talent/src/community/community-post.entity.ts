import type { PostState } from '@talent-os/contracts/talent/community-posts.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What somebody wrote to a group. */
@Entity({ schema: 'talent', name: 'community_post' })
@Index('community_post_feed', ['organizationId', 'createdAt', 'id'])
@Index('community_post_group', ['organizationId', 'groupId', 'createdAt', 'id'])
@Index('community_post_author', ['organizationId', 'authorId', 'createdAt', 'id'])
@Index('community_post_hidden', ['organizationId', 'hiddenAt'], { where: "status = 'hidden'" })
export class CommunityPost extends TenantEntity {
  @Column('uuid')
  groupId: string;

  @Column('uuid')
  authorId: string;

  /** What its author was called when they wrote it; null where by their name. */
  @Column('text', { nullable: true })
  alias: string | null;

  @Column('text')
  text: string;

  @Column('text')
  status: PostState;

  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;

  @Column('uuid', { nullable: true })
  decidedById: string | null;

  /** What its author reads about the decision. */
  @Column('text', { nullable: true })
  note: string | null;
}
