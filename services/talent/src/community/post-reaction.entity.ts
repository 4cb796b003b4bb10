import type { ReactionKind } from '@talent-os/contracts/talent/community-posts.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What somebody said of a post. */
@Entity({ schema: 'talent', name: 'post_reaction' })
@Index('post_reaction_once', ['organizationId', 'postId', 'userId', 'kind'], { unique: true })
@Index('post_reaction_of', ['organizationId', 'userId'])
export class PostReaction extends TenantEntity {
  @Column('uuid')
  postId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  kind: ReactionKind;
}
